import type { BlipAttributes, RadarAttributes } from '@foreglow/contract';
import { nameKey } from '@foreglow/contract/radars/name-key';
import { evidenceOf, reasonOf } from './from-trend.rules.ts';

/** What readers of a published radar will miss. */
export interface Missing {
  /** The blips that say nothing about why they are on the radar. */
  readonly reasons: readonly BlipAttributes[];
  /** The blips without a card that readers will see: drafts and cards in the trash are not published. */
  readonly evidence: readonly BlipAttributes[];
  /** The sectors without a blip. */
  readonly sectors: readonly string[];
}

export function missingIn({ blips, domains }: Pick<RadarAttributes, 'blips' | 'domains'>): Missing {
  const used = new Set(blips.map(({ domain }) => nameKey(domain)));
  return {
    reasons: blips.filter((blip) => !reasonOf(blip)),
    evidence: blips.filter((blip) => !evidenceOf(blip).some((card) => card.public && card.removed_at === null)),
    sectors: domains.filter((name) => !used.has(nameKey(name))),
  };
}
