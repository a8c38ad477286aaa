import { randomBytes } from 'node:crypto';
import { cutTo } from '@foreglow/contract/cut-to';
import type { FileStore } from '#platform/files/file-store.ts';
import { Problem } from '#platform/http/problem.ts';
import type { RateLimit, RateLimits } from '#platform/http/rate-limit.ts';
import type { Authorized, SignedIn } from '../permissions/actor.ts';

const reasonLength = 300;

/** Tries the file store: a small file is written, read and removed. */
export class FileStoreTest {
  readonly #files: FileStore;
  readonly #tests: RateLimit;

  constructor(files: FileStore, rateLimits: RateLimits) {
    this.#files = files;
    this.#tests = rateLimits({ name: 'files-test', points: 20, seconds: 600 });
  }

  async run({ slug }: Authorized<SignedIn, 'installation.administer'>) {
    await this.#tests.take(slug);
    const startedAt = performance.now();
    const detail = await this.#failure();
    return { works: detail === null, detail, milliseconds: Math.round(performance.now() - startedAt) };
  }

  /** Why it failed; null if it works. */
  async #failure(): Promise<string | null> {
    const key = `test/${randomBytes(8).toString('hex')}`;
    const bytes = randomBytes(32);
    try {
      await this.#files.write(key, bytes, 'application/octet-stream');
      const read = await this.#files.read(key);
      await this.#files.remove([key]);
      if (!read?.equals(bytes)) return 'What was read is not what was written.';
      return (await this.#files.read(key)) === undefined ? null : 'The file is still there after it was removed.';
    } catch (error) {
      // A file that was written and could not be read must not stay.
      await this.#files.remove([key]).catch(() => undefined);
      return reasonOf(error);
    }
  }
}

/** The store's own message, if there is one: the problem that people see says only that files cannot be stored. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Problem && error.cause instanceof Error ? error.cause : error;
  return cutTo(cause instanceof Error ? cause.message : String(cause), reasonLength);
}
