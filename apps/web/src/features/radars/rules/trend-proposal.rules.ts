import { type Horizon, horizons, type TrendAttributes } from '@foreglow/contract';
import { nameKey } from '@foreglow/contract/radars/name-key';
import type { EditedBlip } from './radar-edit.rules.ts';

type ProposedTrend = Pick<
  TrendAttributes,
  'slug' | 'title' | 'subtitle' | 'description' | 'tags' | 'horizon' | 'impact'
>;

interface Target {
  readonly domains: readonly string[];
  readonly rings: readonly string[];
  readonly blips: readonly { readonly domain: string; readonly trend_slug: string | null }[];
}

/** A blip made from a trend. */
export interface Proposal {
  readonly slug: string;
  readonly blip: Omit<EditedBlip, 'id'> & { readonly label: string; readonly domain: string; readonly ring: string };
  /** Its sector was chosen without any hint. */
  readonly guessed: boolean;
}

/**
 * Blips from the trends that are not on the radar yet. The sector is one whose name is a tag of the trend, otherwise the
 * one of whose words the trend has most, otherwise the one with the fewest blips. The ring is that of the horizon, in
 * proportion where there are not three. The size is the impact.
 */
export function proposeBlips(trends: readonly ProposedTrend[], { domains, rings, blips }: Target): Proposal[] {
  const taken = new Set(blips.flatMap(({ trend_slug }) => trend_slug ?? []));
  const filled = new Map(
    domains.map((name) => [name, blips.filter(({ domain }) => nameKey(domain) === nameKey(name)).length]),
  );
  return trends
    .filter(({ slug }) => !taken.has(slug))
    .map((trend): Proposal => {
      const hinted = hintedSector(trend, domains);
      const domain = hinted ?? leastFilled(filled);
      filled.set(domain, (filled.get(domain) ?? 0) + 1);
      return {
        slug: trend.slug,
        blip: {
          label: trend.title,
          domain,
          ring: ringOf(trend.horizon, rings),
          impact: trend.impact,
          trend_slug: trend.slug,
        },
        guessed: hinted === undefined,
      };
    });
}

function hintedSector(
  { title, subtitle, description, tags }: ProposedTrend,
  domains: readonly string[],
): string | undefined {
  const own = new Set(tags.map(({ name }) => nameKey(name)));
  const tagged = domains.find((name) => own.has(nameKey(name)));
  if (tagged !== undefined) return tagged;
  const words = new Set([...wordsOf(`${title} ${subtitle ?? ''} ${description ?? ''}`), ...[...own].flatMap(wordsOf)]);
  const scored = domains.map((name) => ({ name, hits: wordsOf(name).filter((word) => words.has(word)).length }));
  const best = scored.reduce((a, b) => (b.hits > a.hits ? b : a), { name: '', hits: 0 });
  return best.hits > 0 ? best.name : undefined;
}

/** Short words join others in names of sectors: and, of, und. */
const wordsOf = (text: string): string[] => nameKey(text).match(/[\p{L}\p{N}]{4,}/gu) ?? [];

const leastFilled = (filled: ReadonlyMap<string, number>): string =>
  [...filled].reduce((a, b) => (b[1] < a[1] ? b : a))[0];

const ringOf = (horizon: Horizon, rings: readonly string[]): string =>
  rings[Math.round((horizons.indexOf(horizon) / (horizons.length - 1)) * (rings.length - 1))] ?? '';
