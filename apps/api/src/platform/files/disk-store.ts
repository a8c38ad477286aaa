import { randomBytes } from 'node:crypto';
import { constants, createReadStream, type Stats } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { problem } from '../http/problem.ts';
import { AddressCache } from './address-cache.ts';
import { type Announced, type FileStore, type SavedAs, type StoredFile, storeProblem } from './file-store.ts';
import { hasRoomFor } from './free-space.ts';
import { type Grant, grantOf, signedPath } from './signed-path.rules.ts';

/** Valid names in keys: they cannot lead out of the folder. */
const keyPattern = /^[a-z0-9]+(?:[/.-][a-z0-9]+)*$/;

/** Files in a folder of this machine, read and sent under signed paths of this server. */
export class DiskStore implements FileStore {
  readonly origin = undefined;
  readonly #folder: string;
  readonly #secret: () => Promise<Buffer>;
  readonly #addresses = new AddressCache(async (key, expires) =>
    signedPath(await this.#secret(), { method: 'GET', key, expires }),
  );

  constructor(folder: string, secret: () => Promise<Buffer>) {
    this.#folder = folder;
    this.#secret = secret;
  }

  async uploadUrl(key: string, { bytes, type, expires }: Announced): Promise<string> {
    const seconds = Math.ceil(expires.getTime() / 1000);
    return signedPath(await this.#secret(), { method: 'PUT', key, expires: seconds, bytes, type });
  }

  downloadUrl(key: string): Promise<string> {
    return this.#addresses.of(key);
  }

  async saveUrl(key: string, { fileName, type, expires }: SavedAs): Promise<string> {
    const seconds = Math.ceil(expires.getTime() / 1000);
    return signedPath(await this.#secret(), { method: 'GET', key, expires: seconds, type, name: fileName });
  }

  /** The access granted by a signed path; undefined when it is invalid or has expired. */
  async grantOf(
    method: Grant['method'],
    key: string,
    query: Readonly<Record<string, unknown>>,
  ): Promise<Grant | undefined> {
    return keyPattern.test(key) ? grantOf(await this.#secret(), method, key, query, Date.now()) : undefined;
  }

  write(key: string, bytes: Buffer): Promise<void> {
    return this.#put(key, bytes.length, [bytes]);
  }

  async writeFrom(key: string, path: string): Promise<void> {
    const { size } = await stat(path);
    const content = createReadStream(path);
    try {
      await this.#put(key, size, content);
    } finally {
      // It stays open if the file is refused before any of it is read.
      content.destroy();
    }
  }

  /**
   * Stores a file. Throws a problem and stores nothing unless exactly `bytes` arrive and the key is free. If more arrive,
   * the rest is not read.
   */
  receive(key: string, content: Readable, bytes: number): Promise<void> {
    // Destroying a request would close its connection before the sender has the answer.
    return this.#put(key, bytes, content.iterator({ destroyOnReturn: false }));
  }

  async read(key: string): Promise<Buffer | undefined> {
    return orMissing(readFile(this.#path(key)));
  }

  /** The file as a stream, with its properties; undefined if it does not exist. */
  async open(key: string): Promise<{ stats: Stats; stream: () => Readable } | undefined> {
    const path = this.#path(key);
    const stats = await orMissing(stat(path));
    return stats?.isFile() ? { stats, stream: () => createReadStream(path) } : undefined;
  }

  async size(key: string): Promise<number | undefined> {
    return (await orMissing(stat(this.#path(key))))?.size;
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await rm(this.#path(key), { force: true }).catch((error) => Promise.reject(storeProblem(error)));
      // The folder of a picture is removed with its last file. The folder of all pictures stays, since other calls
      // write into it.
      const isOwnFolder = key.split('/').length > 2;
      if (isOwnFolder) await rmdir(dirname(this.#path(key))).catch(() => undefined);
    }
  }

  async *list(folder: string): AsyncIterable<StoredFile> {
    const root = join(this.#folder, folder);
    const entries = await orMissing(readdir(root, { recursive: true, withFileTypes: true }));
    for (const entry of entries ?? []) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const key = path.slice(this.#folder.length + 1).replaceAll(sep, '/');
      // Other programs may put files here, such as those in which a system notes how it shows a folder.
      if (!keyPattern.test(key)) continue;
      const stats = await orMissing(stat(path));
      if (stats) yield { key, modified: stats.mtime };
    }
  }

  /** Written next to its final place under a temporary name, synced to the disk, then moved in one step. */
  async #put(key: string, length: number, content: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void> {
    const path = this.#path(key);
    const temporary = `${path}.${randomBytes(6).toString('hex')}.part`;
    try {
      await mkdir(dirname(path), { recursive: true });
      if (!hasRoomFor(length, dirname(path))) throw problem('storage_full');
      await writeThrough(temporary, content, length);
      // Unlike a rename, a link fails if the target exists.
      await link(temporary, path).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') throw problem('upload_used');
        // Some file systems have no links. Keys are random, so a conflict is possible only if one upload address is
        // used twice at the same time.
        await rename(temporary, path);
      });
      await syncFolder(dirname(path));
    } catch (error) {
      throw storeProblem(error);
    } finally {
      await rm(temporary, { force: true }).catch(() => undefined);
    }
  }

  #path(key: string): string {
    if (!keyPattern.test(key)) throw new Error(`No file can be stored under ${key}.`);
    return join(this.#folder, key);
  }
}

async function writeThrough(
  path: string,
  content: Iterable<Buffer> | AsyncIterable<Buffer>,
  length: number,
): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    let written = 0;
    for await (const chunk of content) {
      written += chunk.length;
      if (written > length) throw problem('too_large', lengthRule(length));
      await file.writeFile(chunk);
    }
    if (written < length) throw problem('upload_mismatch', lengthRule(length));
    await file.sync();
  } finally {
    await file.close();
  }
}

const lengthRule = (bytes: number): string => `The file must be ${bytes} bytes long, as announced.`;

/** Syncs the new name of a file. Systems on which a folder cannot be opened sync it automatically. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, constants.O_RDONLY).catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

/** The result, or undefined if the file does not exist. */
async function orMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw storeProblem(error);
  }
}
