import { type CoverageAttributes, tagKey } from '@foreglow/contract';
import { monthsApart } from './months.rules.ts';

/** A domain of the brief or a tag, with its cards. */
export interface Area extends Omit<CoverageAttributes['domains'][number], 'domain'> {
  readonly kind: 'domain' | 'tag';
  readonly name: string;
  readonly color?: CoverageAttributes['by_tag'][number]['color'];
}

type Counted = Pick<CoverageAttributes, 'domains' | 'by_tag'>;

/** The domains of the brief, then the tags, without those that are named like a domain: they are the same area. */
export function areasOf({ domains, by_tag }: Counted): { domains: readonly Area[]; tags: readonly Area[] } {
  const named = new Set(domains.map(({ domain }) => tagKey(domain)));
  return {
    domains: domains.map(({ domain, ...spread }) => ({ ...spread, kind: 'domain', name: domain })),
    tags: by_tag
      .filter(({ name }) => !named.has(tagKey(name)))
      .map(({ slug: _slug, ...tag }) => ({ ...tag, kind: 'tag' })),
  };
}

/** An area is thin if it has less than this share of the cards that its kind has on average. */
const thinShare = 0.25;

/**
 * The areas with far fewer cards than others of their kind, fewest cards first, domains before tags. Tags that nobody
 * uses at all tell nothing, while domains without any card do: the brief asks for them.
 */
export function thinAreas(coverage: Counted): readonly Area[] {
  const { domains, tags } = areasOf(coverage);
  const isUsed = coverage.by_tag.some(({ count }) => count > 0);
  return [...thinOf(domains), ...(isUsed ? thinOf(tags) : [])].sort((a, b) => a.count - b.count);
}

function thinOf(areas: readonly Area[]): readonly Area[] {
  const usual = areas.reduce((sum, { count }) => sum + count, 0) / Math.max(1, areas.length);
  return areas.filter(({ count }) => count === 0 || count < usual * thinShare);
}

/** What a project lacks, as far as it can be counted. */
export interface Gaps {
  /** The area that lacks most, and the month since which it has no new card though others have. */
  readonly weakest?: { readonly area: Area; readonly since?: string | undefined };
  /** Other areas that are thin. */
  readonly moreThin: number;
  /** The month since which the whole project has no new card. */
  readonly quietSince?: string | undefined;
  readonly loose: number;
  readonly unfounded: number;
}

/** A gap of this many months is named: at least one month passed without a card. */
const quietMonths = 2;

/**
 * What is missing, for the sentence at the top: of the thin areas the one with the fewest cards, or else the one that
 * has been without a new card for the longest time.
 */
export function gapsOf(coverage: CoverageAttributes): Gaps {
  const now = coverage.recent_months.at(-1) ?? '';
  const last = coverage.by_month.at(-1)?.month;
  const isQuiet = (month: string | null | undefined): month is string =>
    Boolean(month) && monthsApart(month ?? now, now) >= quietMonths;
  const quietSince = isQuiet(last) ? last : undefined;
  const sinceOf = ({ last_month: month }: Area) => (isQuiet(month) && month !== quietSince ? month : undefined);
  const thin = thinAreas(coverage);
  const { domains, tags } = areasOf(coverage);
  const [longest] = [...domains, ...tags]
    .filter((area) => sinceOf(area) !== undefined)
    .sort((a, b) => (a.last_month ?? '').localeCompare(b.last_month ?? ''));
  const area = thin[0] ?? longest;
  return {
    ...(area && { weakest: { area, since: sinceOf(area) } }),
    moreThin: Math.max(0, thin.length - 1),
    quietSince,
    loose: coverage.cards_in_no_insight,
    unfounded: coverage.trends_without_evidence.length,
  };
}

/** The parameters of the list of an area's cards. */
export const searchOf = ({ kind, name }: Pick<Area, 'kind' | 'name'>) =>
  kind === 'domain' ? ({ q: name, words: 'whole' } as const) : { tags: name };
