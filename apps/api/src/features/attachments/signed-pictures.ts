import { DiskStore } from '#platform/files/disk-store.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { filesPath } from '#platform/files/signed-path.rules.ts';
import type { PublicAddress } from '#platform/http/public-address.ts';
import { imagesFolder } from './attachment.ts';

/**
 * Pictures of this installation by the signed addresses under which it serves them, as an export contains them. They are
 * read without a call: the address of this installation may be one that it must not call, such as a private one.
 */
export class SignedPictures {
  readonly #files: FileStore;
  readonly #address: PublicAddress;

  constructor(files: FileStore, address: PublicAddress) {
    this.#files = files;
    this.#address = address;
  }

  /**
   * The picture at an address, and nothing else: undefined unless the address is one of this installation, its signature
   * is valid and has not expired, and the signed file is that of a picture. Anybody who has such an address may see it.
   */
  async read(address: string): Promise<Buffer | undefined> {
    const url = this.#address.parse(address);
    // A bucket serves its files itself.
    if (!url?.pathname.startsWith(filesPath + imagesFolder) || !(this.#files instanceof DiskStore)) return undefined;
    const key = url.pathname.slice(filesPath.length);
    const grant = await this.#files.grantOf('GET', key, Object.fromEntries(url.searchParams));
    return grant && this.#files.read(key);
  }
}
