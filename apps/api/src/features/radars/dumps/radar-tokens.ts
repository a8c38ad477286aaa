import { createHmac } from 'node:crypto';
import { newSlug } from '#platform/text/slugs.ts';
import { tokenHash } from '#platform/text/tokens.ts';

/** The slug of an edition that is to be published, and the hashes of the tokens that it brings. */
export interface DumpAddress {
  readonly slug: string;
  readonly tokenHash: Buffer;
  /** That of the lasting address of its radar, if this is the first edition. */
  readonly lastingHash: Buffer;
}

/**
 * The tokens of public addresses. They are derived from a secret whenever they are needed. Only their hashes are stored,
 * so the tables of radars do not give access to any page.
 */
export class RadarTokens {
  readonly #secret: () => Promise<Buffer>;

  constructor(secret: () => Promise<Buffer>) {
    this.#secret = secret;
  }

  /** The token of the address of an edition. */
  ofDump(slug: string): Promise<string> {
    return this.#derived(`radar dump ${slug}`);
  }

  /** The token of the lasting address of a radar, which was made with the edition of this slug. */
  ofRadar(editionSlug: string): Promise<string> {
    return this.#derived(`radar address ${editionSlug}`);
  }

  /** Call it before the transaction that publishes, which must not read secrets. */
  async newAddress(title: string): Promise<DumpAddress> {
    const slug = newSlug(title);
    const [own, lasting] = await Promise.all([this.ofDump(slug), this.ofRadar(slug)]);
    return { slug, tokenHash: tokenHash(own), lastingHash: tokenHash(lasting) };
  }

  async #derived(message: string): Promise<string> {
    return createHmac('sha256', await this.#secret())
      .update(message)
      .digest('base64url');
  }
}
