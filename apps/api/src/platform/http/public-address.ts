/** Where people reach this installation, for links in mails. Known when the server listens, unless a setting says it. */
export class PublicAddress {
  #base: string | undefined;

  constructor(base: string | undefined) {
    this.#base = base;
  }

  /** Takes the address the server listens at, unless a setting gave another. */
  learn(address: string): void {
    this.#base ??= address;
  }

  /** The address of a page, such as `/login`. */
  link(path: string): string {
    if (this.#base === undefined) throw new Error('The address of this installation is not known yet.');
    return linkFrom(this.#base, path);
  }

  /** The address of a page that gets a token, such as `/reset-password`. */
  tokenLink(path: string, token: string): string {
    return withToken(this.link(path), token);
  }
}

/**
 * The address of a page that gets a token, below a base address. Without one it is the path alone, which a browser reads
 * as an address of the site that the answer came from: what a caller says in the Host header stands in no link.
 */
export const tokenLinkFrom = (base: string | undefined, path: string, token: string): string =>
  withToken(base === undefined ? path : linkFrom(base, path), token);

const linkFrom = (base: string, path: string): string => new URL(base.replace(/\/$/, '') + path).href;

/** In the fragment, which browsers send to nobody: no log of a server or proxy has it, and no Referer. */
const withToken = (address: string, token: string): string => `${address}#${new URLSearchParams({ token })}`;
