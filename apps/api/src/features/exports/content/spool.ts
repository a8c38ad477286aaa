import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/**
 * Items on disk, one JSON document per line: written once, then read in batches as often as needed, so that an export
 * never has all of them in memory.
 */
export class Spool<T> {
  readonly #path: string;
  #file: FileHandle | undefined;
  /** Where each item begins, and the end of the last. */
  readonly #places: number[] = [0];

  constructor(path: string) {
    this.#path = path;
  }

  get count(): number {
    return this.#places.length - 1;
  }

  async add(items: readonly T[]): Promise<void> {
    if (items.length === 0) return;
    this.#file ??= await open(this.#path, 'wx', 0o600);
    const lines = items.map((item) => Buffer.from(`${JSON.stringify(item)}\n`));
    await this.#file.writeFile(Buffer.concat(lines));
    for (const { length } of lines) this.#places.push((this.#places.at(-1) ?? 0) + length);
  }

  /** Closes the file after the last item has been added. */
  async close(): Promise<void> {
    await this.#file?.close();
    this.#file = undefined;
  }

  /**
   * The items in the order in which they were added: at most `size` at a time, and fewer if they are long, so that a
   * batch has at most about `maxBytes` (a longer item is a batch of its own).
   */
  async *batches(size: number, maxBytes = batchBytes): AsyncGenerator<T[]> {
    if (this.count === 0) return;
    let batch: T[] = [];
    let bytes = 0;
    for await (const line of linesOf(createReadStream(this.#path))) {
      if (batch.length === size || (batch.length > 0 && bytes + line.length > maxBytes)) {
        yield batch;
        batch = [];
        bytes = 0;
      }
      batch.push(JSON.parse(line.toString(), reviveMoments) as T);
      bytes += line.length;
    }
    if (batch.length > 0) yield batch;
  }

  /** The same for the items with the indexes, in the order of these. */
  async *batchesOf(indexes: readonly number[], size: number): AsyncGenerator<T[]> {
    if (indexes.length === 0) return;
    const file = await open(this.#path);
    try {
      let batch: T[] = [];
      let bytes = 0;
      for (const index of indexes) {
        const [from = 0, to = 0] = this.#places.slice(index, index + 2);
        if (batch.length === size || (batch.length > 0 && bytes + to - from > batchBytes)) {
          yield batch;
          batch = [];
          bytes = 0;
        }
        const { buffer } = await file.read(Buffer.alloc(to - from), 0, to - from, from);
        batch.push(JSON.parse(buffer.toString(), reviveMoments) as T);
        bytes += to - from;
      }
      yield batch;
    } finally {
      await file.close();
    }
  }
}

const batchBytes = 4 * 1024 * 1024;
const lineFeed = 0x0a;

/**
 * The lines of a stream. Only a line feed ends one, which JSON escapes within texts; `readline` also splits at U+2028
 * and U+2029, which it does not.
 */
async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  for await (const chunk of stream) {
    let from = 0;
    for (let to = chunk.indexOf(lineFeed); to >= 0; to = chunk.indexOf(lineFeed, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, to)]);
      begun = [];
      from = to + 1;
    }
    if (from < chunk.length) begun.push(chunk.subarray(from));
  }
}

/** Names of the fields that contain a moment. */
const moments = new Set(['createdAt', 'updatedAt']);

const reviveMoments = (key: string, value: unknown): unknown =>
  moments.has(key) && typeof value === 'string' ? new Date(value) : value;
