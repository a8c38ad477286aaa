import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { Part } from './manifest.ts';
import { endOfTar, paddingOf, tarHeader } from './tar.rules.ts';

/** Writes a tar archive into an open file, one part after the other. */
export class TarWriter {
  readonly #file: FileHandle;
  readonly #modified: Date;

  constructor(file: FileHandle, modified: Date) {
    this.#file = file;
    this.#modified = modified;
  }

  /** Adds a part, and returns its entry for the manifest. */
  async add(name: string, bytes: Uint8Array): Promise<Part> {
    const size = bytes.length;
    const padding = Buffer.alloc(paddingOf(size));
    // Appends at the position of the file, however much the system writes at a time.
    for (const piece of [tarHeader({ name, size }, this.#modified), bytes, padding]) await this.#file.writeFile(piece);
    return { name, size, sha256: createHash('sha256').update(bytes).digest('hex') };
  }

  /** Ends the archive. Returns when everything has been synced to the disk. */
  async finish(): Promise<void> {
    await this.#file.writeFile(endOfTar);
    await this.#file.sync();
  }
}
