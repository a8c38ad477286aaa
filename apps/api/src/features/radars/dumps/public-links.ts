import { siteAddress } from './site-address.rules.ts';

/** The reader of an answer: the host of their page, and the address of the installation if it is set. */
export interface Reader {
  readonly host: string;
  readonly origin: string | undefined;
}

interface Parts {
  /** `RADAR_SITE_URL`: the address of a radar on an external site, with `{theme}` and `{id}`. */
  readonly siteTemplate: string | undefined;
  /** The theme of a host. */
  readonly themeOf: (host: string) => string;
}

/** The path or address of a public page of this installation. */
export const pageAddress = (token: string, origin: string | undefined): string =>
  `${(origin ?? '').replace(/\/$/, '')}/radar/${token}`;

/** The addresses of public pages: here, and on an external site. */
export class PublicLinks {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The addresses with a token. Without an external site both are the same. */
  of(token: string, { host, origin }: Reader): { readonly url: string; readonly site_url: string } {
    const { siteTemplate, themeOf } = this.#parts;
    const url = pageAddress(token, origin);
    return { url, site_url: siteTemplate ? siteAddress(siteTemplate, { theme: themeOf(host), id: token }) : url };
  }
}
