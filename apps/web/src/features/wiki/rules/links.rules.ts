/**
 * Where a link of a page leads: to the web in a new tab, to a program for mail or calls, to a screen of the product, or
 * nowhere.
 */
export type LinkTarget =
  | { readonly kind: 'web'; readonly href: string }
  | { readonly kind: 'plain'; readonly href: string }
  /** A path of the product, with its query and anchor. */
  | { readonly kind: 'internal'; readonly path: string }
  | { readonly kind: 'none' };

/** Any address with its own origin, only to resolve paths against. */
const base = 'https://product.invalid/wiki/';
const none = { kind: 'none' } as const;

/**
 * The target of a link (§2 of the specification). `here` is the path of the page that it is on, for links to its own
 * headings. Addresses of another kind, such as `javascript:` and `data:`, lead nowhere.
 */
export function linkTargetOf(href: string, here: string): LinkTarget {
  // Browsers ignore these wherever they are in an address.
  const given = href.replace(/[\t\n\r]/g, '').trim();
  if (/^https?:/i.test(given)) {
    const url = /^https?:\/\//i.test(given) ? URL.parse(given) : null;
    return url ? { kind: 'web', href: url.href } : none;
  }
  if (/^(?:mailto|tel):/i.test(given)) return { kind: 'plain', href: given };
  if (given === '') return none;
  const url = URL.parse(given, given.startsWith('#') ? new URL(here, base) : base);
  if (url?.origin !== new URL(base).origin) return none;
  // Two slashes at the beginning would be another site.
  const path = url.pathname.replace(/^\/+/, '/');
  return { kind: 'internal', path: path + url.search + url.hash };
}
