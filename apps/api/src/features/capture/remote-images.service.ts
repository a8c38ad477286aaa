import { canEditAnywhere } from '@foreglow/contract';
import { problem } from '#platform/http/problem.ts';
import type { RateLimit, RateLimits } from '#platform/http/rate-limit.ts';
import { type ImageFormat, imageFormatOf } from '#platform/images/image-type.rules.ts';
import type { Images } from '#platform/images/images.ts';
import type { Outside } from '#platform/outside/outside.ts';
import { BoundedQueue } from '#platform/queue/bounded-queue.ts';
import type { SignedPictures } from '../attachments/signed-pictures.ts';
import type { Actor } from '../permissions/actor.ts';

const longestMs = 15_000;
/** Formats accepted for a picture of another site (§5 of the specification). */
const formats: ReadonlySet<ImageFormat | undefined> = new Set<ImageFormat>(['jpeg', 'png', 'gif', 'webp']);

interface Parts {
  readonly outside: Outside;
  /** The pictures of this installation, which is none of the sites that may be called if its address is private. */
  readonly own: SignedPictures;
  readonly images: Images;
  readonly rateLimits: RateLimits;
  /** The upload limit, since a picture is fetched to be stored. */
  readonly maxBytes: number;
}

/** Pictures of other sites, fetched on behalf of a browser, which may not fetch them itself. */
export class RemoteImagesService {
  readonly #outside: Outside;
  readonly #own: SignedPictures;
  readonly #images: Images;
  readonly #maxBytes: number;
  readonly #perEditor: RateLimit;
  readonly #perUser: RateLimit;
  readonly #queue = new BoundedQueue({
    atOnce: 4,
    mayWait: 40,
    // A site that does not answer occupies a place for as long as it is waited for.
    perPerson: { atOnce: 2, mayWait: 20 },
    busy: 'Many pictures are being fetched right now. Please try again in a moment.',
  });

  constructor({ outside, own, images, rateLimits, maxBytes }: Parts) {
    this.#outside = outside;
    this.#own = own;
    this.#images = images;
    this.#maxBytes = maxBytes;
    this.#perEditor = rateLimits({ name: 'remote-image-editor', points: 300, seconds: 600 });
    // People without edit rights only fetch pictures of themselves.
    this.#perUser = rateLimits({ name: 'remote-image', points: 20, seconds: 600 });
  }

  /**
   * The picture at an address, unchanged unless it is wider than `width` pixels. Its type is found by its content, not
   * by its name.
   */
  async fetch(actor: Actor, url: string, width?: number): Promise<File> {
    const limit = canEditAnywhere(actor.permissions) ? this.#perEditor : this.#perUser;
    await limit.take(actor.user.slug);
    const file = await this.#read(url, actor.user.slug);
    if (width === undefined) return file;
    const narrowed = await this.#images.narrow(Buffer.from(await file.arrayBuffer()), width);
    return new File([narrowed], file.name, { type: file.type });
  }

  /** The same for a job, without a limit: the call that sent the job was limited. */
  read(url: string): Promise<File> {
    return this.#read(url, 'jobs');
  }

  async #read(url: string, person: string): Promise<File> {
    const bytes = await this.#queue.run(async () => (await this.#own.read(url)) ?? this.#get(url), person);
    if (bytes.length > this.#maxBytes) throw problem('answer_too_large');
    const format = imageFormatOf(bytes);
    if (!formats.has(format)) throw problem('image_url_unsupported');
    return new File([new Uint8Array(bytes)], `image.${format}`, { type: `image/${format}` });
  }

  async #get(url: string): Promise<Buffer> {
    const { status, statusText, bytes } = await this.#outside.within(longestMs, (over) =>
      this.#outside.get({ url, accept: 'image/*', maxBytes: this.#maxBytes, beyond: 'refuse' }, over),
    );
    if (status < 200 || status > 299) {
      throw problem('image_fetch_failed', `Failed to fetch image: ${statusText}`);
    }
    return bytes;
  }
}
