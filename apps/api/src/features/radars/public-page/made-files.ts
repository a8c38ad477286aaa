import { LRUCache } from 'lru-cache';
import type { FileBytes } from '#platform/http/handlers.ts';
import { KeptBytes } from '#platform/http/kept-bytes.ts';
import type { RateLimit } from '#platform/http/rate-limit.ts';

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
  readonly #kept: LRUCache<string, MadeFile, Make>;

  /** `limit` counts for each address how many files are made for it. */
  constructor(keptBytes: number, limit: RateLimit) {
    this.#limit = limit;
    this.#kept = new LRUCache<string, MadeFile, Make>({
      maxSize: keptBytes,
      sizeCalculation: ({ size }) => size,
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _before, { context: make }) => keptFile(await make()),
    });
  }

  /**
   * The file with a key, which identifies its bytes. A file that is kept does not count towards the limit, and readers
   * from one address who ask for the same file at the same time count once. Throws the 429 problem if too many have been
   * made for the address.
   */
  async read(key: string, address: string, make: Make): Promise<MadeFile> {
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const asker = `${address} ${key}`;
    const asked = this.#asked.get(asker);
    if (asked) return asked;
    const made = this.#make(key, address, make).finally(() => this.#asked.delete(asker));
    this.#asked.set(asker, made);
    return made;
  }

  async #make(key: string, address: string, make: Make): Promise<MadeFile> {
    await this.#limit.take(address);
    const made = await this.#kept.fetch(key, { context: make });
    if (!made) throw new Error('A file that was just made is not there.');
    return made;
  }
}

/** A file as it is kept. Pictures are compressed already. */
function keptFile({ type, bytes }: Pick<FileBytes, 'type' | 'bytes'>): MadeFile {
  if (!type.endsWith('charset=utf-8')) return { type, bytes, size: bytes.length };
  const kept = new KeptBytes(bytes);
  return { type, bytes, size: kept.size, zipped: () => kept.zipped() };
}
