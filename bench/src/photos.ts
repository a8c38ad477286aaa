import { MemoryPeak, residentMegabytes } from './memory-peak.ts';
import type { Seeded } from './seed.ts';
import type { RunningServer } from './server.ts';
import { softPhoto } from './soft-photo.ts';
import { table } from './table.ts';

/** The size of a camera's photo: about 4 MB. */
const photo = { width: 4000, height: 3000, shapes: 40, grain: 24, quality: 90 };
const atOnce = 10;
const mimeType = 'image/jpeg';

/**
 * Measures how long after the end of its upload a 12-megapixel photo is in the card list: one alone, and the last of
 * ten sent at once; and the peak memory of the server's process during this time. Markdown.
 */
export async function measurePhotos({ projects, authorToken }: Seeded, server: RunningServer): Promise<string> {
  const [project] = projects;
  if (!project) throw new Error('There is no project.');
  const author = new Author(server.address, authorToken, project.slug);
  const photos = await Promise.all(Array.from({ length: atOnce }, (_, at) => softPhoto(at, photo)));
  const before = residentMegabytes(server.pid);
  const memory = new MemoryPeak(server.pid);
  const [first = Buffer.alloc(0)] = photos;
  const alone = await author.addToCard(first);
  const afterOne = memory.megabytes;
  const together = await Promise.all(photos.map((bytes) => author.addToCard(bytes)));
  memory.stop();
  const megabytes = photos.reduce((sum, bytes) => sum + bytes.length, 0) / photos.length / 1e6;
  return table(
    [`photos of 12 megapixels, ${megabytes.toFixed(1)} MB each`, 'in the list after', 'peak memory of the process'],
    [
      ['none yet', '–', `${before.toFixed(0)} MB`],
      ['one', `${alone.toFixed(0)} ms`, `${afterOne.toFixed(0)} MB`],
      [`${atOnce} at once`, `${Math.max(...together).toFixed(0)} ms`, `${memory.megabytes.toFixed(0)} MB`],
    ],
  );
}

interface UploadUrl {
  readonly url: string;
  readonly filename: string;
  readonly headers: Readonly<Record<string, string>>;
}
interface One<Attributes> {
  readonly data: { readonly id: string; readonly attributes: Attributes };
}
interface Many {
  readonly data: readonly { readonly id: string }[];
}

/** A person who adds photos to new cards, in the same way as the card editor. */
class Author {
  readonly #base: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #project: string;

  constructor(base: string, token: string, project: string) {
    this.#base = base;
    this.#headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    this.#project = project;
  }

  /** Milliseconds from the end of a photo's upload until the list shows its card with the photo. */
  async addToCard(bytes: Buffer): Promise<number> {
    const announced = await this.#call<One<UploadUrl>>('POST', '/v1/attachments/upload-url', {
      bytes: bytes.length,
      mime_type: mimeType,
    });
    const { url, filename, headers } = announced.data.attributes;
    const sent = await fetch(new URL(url, this.#base), { method: 'PUT', headers, body: new Uint8Array(bytes) });
    if (!sent.ok) throw new Error(`The upload was answered with ${sent.status}.`);
    const uploadedAt = performance.now();
    const file = { filename, mime_type: mimeType, bytes: bytes.length, original_name: 'photo.jpg' };
    const attachment = await this.#call<One<object>>('POST', '/v1/attachments', { file });
    const attributes = { project_slug: this.#project, title: `Photo ${filename}`, attachment_id: attachment.data.id };
    const card = await this.#call<One<object>>('POST', '/v1/cards', { data: { type: 'cards', attributes } });
    const path = `/v1/projects/${this.#project}/cards?filter[search]=${filename}`;
    const list = await this.#call<Many>('GET', path);
    if (list.data[0]?.id !== card.data.id) throw new Error('The card is not in the list.');
    return performance.now() - uploadedAt;
  }

  async #call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(new URL(path, this.#base), {
      method,
      headers: this.#headers,
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`);
    return answer as T;
  }
}
