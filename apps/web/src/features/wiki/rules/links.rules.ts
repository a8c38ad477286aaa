/**
 * The target of a link on a page: the web in a new tab, a program for mail or calls, a screen of the product, or none.
 */
export type LinkTarget =
  | { readonly kind: 'web'; readonly href: string }
  | { readonly kind: 'plain'; readonly href: string }
  /** A path of the product, with its query and anchor. */
  | { readonly kind: 'internal'; readonly path: string }
  | { readonly kind: 'none' };

/** An arbitrary origin, used only to resolve paths. */
const base = 'https://product.invalid/wiki/';
const none = { kind: 'none' } as const;

/**
 * The target of a link (§2 of the specification). `here` is the path of the page that contains it, for links to
 * headings of the same page. Addresses of other kinds, such as `javascript:` and `data:`, have no target.
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
  // Two leading slashes would be another site.
  const path = url.pathname.replace(/^\/+/, '/');
  return { kind: 'internal', path: path + url.search + url.hash };
}
