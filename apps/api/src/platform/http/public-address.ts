/**
 * The address at which people reach this installation, for links in mails. It is known once the server listens, unless
 * a setting contains it.
 */
export class PublicAddress {
  #base: string | undefined;

  constructor(base: string | undefined) {
    this.#base = base;
  }

  /** Uses the address at which the server listens, unless a setting contains another one. */
  learn(address: string): void {
    this.#base ??= address;
  }

  /** The address of a page, such as `/login`. */
  link(path: string): string {
    if (this.#base === undefined) throw new Error('The address of this installation is not known yet.');
    return linkFrom(this.#base, path);
  }

  /** The parts of an address of this installation; undefined for any other address. */
  parse(address: string): URL | undefined {
    const url = URL.parse(address);
    return url && this.#base !== undefined && url.origin === new URL(this.#base).origin ? url : undefined;
  }

  /** The address of a page that gets a token, such as `/reset-password`. */
  tokenLink(path: string, token: string): string {
    return withToken(this.link(path), token);
  }
}

/**
 * The address of a page that gets a token, below a base address. Without a base address it is only the path, which a
 * browser resolves against the site that sent the answer, so that the Host header sent by a caller never appears in a
 * link.
 */
export const tokenLinkFrom = (base: string | undefined, path: string, token: string): string =>
  withToken(base === undefined ? path : linkFrom(base, path), token);

const linkFrom = (base: string, path: string): string => new URL(base.replace(/\/$/, '') + path).href;

/** In the fragment, which browsers never send: it appears in no log of a server or proxy, and in no Referer. */
const withToken = (address: string, token: string): string => `${address}#${new URLSearchParams({ token })}`;
