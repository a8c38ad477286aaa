import { type CoverageAttributes, tagKey } from '@foreglow/contract';

/** A domain of the brief or a tag that hardly any cards are about. */
export interface ThinArea {
  readonly kind: 'domain' | 'tag';
  readonly name: string;
  readonly count: number;
}

/** An area is thin if it has less than this share of the cards that its kind has on average. */
const thinShare = 0.25;
const most = 8;

/**
 * The areas with far fewer cards than others of their kind, fewest cards first, domains before tags. Tags that nobody
 * uses at all tell nothing, while domains without any card do: the brief asks for them. A tag named like a domain is the
 * same area.
 */
export function thinAreas({ domains, by_tag }: Pick<CoverageAttributes, 'domains' | 'by_tag'>): readonly ThinArea[] {
  const named = new Set(domains.map(({ domain }) => tagKey(domain)));
  const ofDomains = domains.map(({ domain, count }): ThinArea => ({ kind: 'domain', name: domain, count }));
  const ofTags = by_tag
    .filter(({ name }) => !named.has(tagKey(name)))
    .map(({ name, count }): ThinArea => ({ kind: 'tag', name, count }));
  const used = by_tag.some(({ count }) => count > 0);
  return [...thinOf(ofDomains), ...(used ? thinOf(ofTags) : [])].sort((a, b) => a.count - b.count).slice(0, most);
}

function thinOf(areas: readonly ThinArea[]): readonly ThinArea[] {
  const usual = areas.reduce((sum, { count }) => sum + count, 0) / Math.max(1, areas.length);
  return areas.filter(({ count }) => count === 0 || count < usual * thinShare);
}
