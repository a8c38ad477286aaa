import { type Horizon, horizons, type TrendAttributes } from '@foreglow/contract';
import type { NewBlip } from './radar-edit.rules.ts';
import { sectorChooser } from './sector-chooser.rules.ts';

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
  readonly blip: NewBlip;
  /** Whether its sector was chosen without any clue. */
  readonly guessed: boolean;
}

/**
 * Creates blips from the trends that are not on the radar yet. The sector is chosen by their tags and words, see
 * `sectorChooser`. The ring is that of the horizon, in proportion if there are not three rings. The size is the impact.
 * What is not judged yet is put in the middle.
 */
export function proposeBlips(trends: readonly ProposedTrend[], { domains, rings, blips }: Target): Proposal[] {
  const taken = new Set(blips.flatMap(({ trend_slug }) => trend_slug ?? []));
  const sectorFor = sectorChooser({ domains, blips });
  return trends
    .filter(({ slug }) => !taken.has(slug))
    .map((trend): Proposal => {
      const { title, subtitle, description, tags } = trend;
      const text = [title, subtitle, description].join(' ');
      const { name: sector, guessed } = sectorFor({ text, tags: tags.map(({ name }) => name) });
      return {
        slug: trend.slug,
        blip: {
          label: title,
          domain: sector,
          ring: ringOf(trend.horizon ?? 'next', rings),
          impact: trend.impact ?? 3,
          trend_slug: trend.slug,
        },
        guessed,
      };
    });
}

const ringOf = (horizon: Horizon, rings: readonly string[]): string =>
  rings[Math.round((horizons.indexOf(horizon) / (horizons.length - 1)) * (rings.length - 1))] ?? '';
