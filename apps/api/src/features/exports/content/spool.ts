import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { createInterface } from 'node:readline';

/**
 * Items on disk, one JSON document per line: written once, then read in batches as often as needed, so that an export
 * never has all of them in memory.
 */
export class Spool<T> {
  readonly #path: string;
  #file: FileHandle | undefined;
  #count = 0;

  constructor(path: string) {
    this.#path = path;
  }

  get count(): number {
    return this.#count;
  }

  async add(items: readonly T[]): Promise<void> {
    if (items.length === 0) return;
    this.#file ??= await open(this.#path, 'wx', 0o600);
    await this.#file.writeFile(items.map((item) => `${JSON.stringify(item)}\n`).join(''));
    this.#count += items.length;
  }

  /** Closes the file after the last item has been added. */
  async close(): Promise<void> {
    await this.#file?.close();
    this.#file = undefined;
  }

  /** The items in the order in which they were added, at most `size` at a time. */
  async *batches(size: number): AsyncGenerator<T[]> {
    if (this.#count === 0) return;
    let batch: T[] = [];
    for await (const line of createInterface({
      input: createReadStream(this.#path),
      crlfDelay: Number.POSITIVE_INFINITY,
    })) {
      batch.push(JSON.parse(line, reviveMoments) as T);
      if (batch.length < size) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }
}

/** Names of the fields that contain a moment. */
const moments = new Set(['createdAt', 'updatedAt']);

const reviveMoments = (key: string, value: unknown): unknown =>
  moments.has(key) && typeof value === 'string' ? new Date(value) : value;
