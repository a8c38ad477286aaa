import { searchable } from '@foreglow/contract';

/** Parameters that only say where a visitor came from. */
const trackingParameter =
  /^(utm_.*|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|ref|ref_src|cmpid|ncid|ocid|smid|s_cid)$/i;

/** A word with the marks of its letters, such as the vowels of Hindi and Thai. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Two cards of a project with the same title key are duplicates: words count, punctuation and symbols do not. */
export function titleKey(title: string): string {
  const words = searchable(title.normalize('NFKC')).match(word);
  return words ? words.join(' ') : searchable(title).trim();
}

/**
 * Two cards of a project with the same address key are duplicates: the address without scheme, `www.`, default
 * port, fragment, tracking parameters and trailing slash, its parameters in order. Null without an address.
 */
export function addressKey(address: string | null): string | null {
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  const kept = [...url.searchParams].filter(([name]) => !trackingParameter.test(name));
  const query = new URLSearchParams(kept);
  query.sort();
  const path = url.pathname.replace(/\/(index\.html?)?$/, '');
  const host = url.host.replace(/^www\./, '');
  return `${host}${path}${kept.length > 0 ? `?${query}` : ''}`;
}

/** The keys by which cards are compared. */
export interface CardKeys {
  readonly title: string;
  readonly address: string | null;
}

export const cardKeys = (card: { readonly title: string; readonly source_url: string | null }): CardKeys => ({
  title: titleKey(card.title),
  address: addressKey(card.source_url),
});
