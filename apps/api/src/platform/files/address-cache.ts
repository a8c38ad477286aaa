import { LRUCache } from 'lru-cache';
import { downloadExpiry } from './signed-path.rules.ts';

/** The number of cached addresses: for both pictures of each of 10,000 cards, some 5 MB. */
const maxAddresses = 20_000;

interface Kept {
  readonly expires: number;
  readonly signer: string;
  readonly address: string;
}

/**
 * Caches signed addresses of files while they stay the same, since signing takes longer than reading a page of a list.
 */
export class AddressCache {
  readonly #sign: (key: string, expires: number) => Promise<string>;
  readonly #addresses = new LRUCache<string, Kept>({
    max: maxAddresses,
  });

  /** `sign` creates the address of a file that expires at a moment, in seconds since 1970. */
  constructor(sign: (key: string, expires: number) => Promise<string>) {
    this.#sign = sign;
  }

  /** `signer`: the name of the credentials in use, without which an address is signed anew. */
  async of(key: string, signer = ''): Promise<string> {
    const expires = downloadExpiry(Date.now());
    const kept = this.#addresses.get(key);
    if (kept?.expires === expires && kept.signer === signer) return kept.address;
    const address = await this.#sign(key, expires);
    this.#addresses.set(key, { expires, signer, address });
    return address;
  }
}
