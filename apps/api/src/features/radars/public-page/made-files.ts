import { LRUCache } from 'lru-cache';
import type { FileBytes } from '#platform/http/handlers.ts';
import type { RateLimit } from '#platform/http/rate-limit.ts';
import { ZippableBytes } from '#platform/http/zippable-bytes.ts';

type Make = () => Promise<Pick<FileBytes, 'type' | 'bytes'>>;

interface MadeFile extends FileBytes {
  /** The memory that it takes, in bytes. */
  readonly size: number;
}

/**
 * Keeps files in memory, texts also compressed, and makes those that are missing: each once, however many readers ask
 * for it.
 */
export class MadeFiles {
  readonly #limit: RateLimit;
  /** By address and key. */
  readonly #asked = new Map<string, Promise<MadeFile>>();
  readonly #files: LRUCache<string, MadeFile, Make>;

  /** `limit` counts for each address how many files are made for it. */
  constructor(keptBytes: number, limit: RateLimit) {
    this.#limit = limit;
    this.#files = new LRUCache<string, MadeFile, Make>({
      maxSize: keptBytes,
      sizeCalculation: ({ size }) => size,
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _before, { context: make }) => cachedFile(await make()),
    });
  }

  /**
   * The file with a key, which identifies its bytes. A file that is kept does not count towards the limit, and readers
   * from one address who ask for the same file at the same time count once. Throws the 429 problem if too many have been
   * made for the address.
   */
  async read(key: string, address: string, make: Make): Promise<MadeFile> {
    const found = this.#files.get(key);
    if (found) return found;
    const asker = `${address} ${key}`;
    const asked = this.#asked.get(asker);
    if (asked) return asked;
    const made = this.#make(key, address, make).finally(() => this.#asked.delete(asker));
    this.#asked.set(asker, made);
    return made;
  }

  async #make(key: string, address: string, make: Make): Promise<MadeFile> {
    await this.#limit.take(address);
    const made = await this.#files.fetch(key, { context: make });
    if (!made) throw new Error('A file that was just made is not there.');
    return made;
  }
}

/** A file as it is cached. Pictures are compressed already. */
function cachedFile({ type, bytes }: Pick<FileBytes, 'type' | 'bytes'>): MadeFile {
  if (!type.endsWith('charset=utf-8')) return { type, bytes, size: bytes.length };
  const zippable = new ZippableBytes(bytes);
  return { type, bytes, size: zippable.size, zipped: () => zippable.zipped() };
}
