import type { OwnFields, OwnValues } from '../conclusions/own-fields.ts';
import { limits } from '../limits.ts';
import { directions, horizons } from './types.ts';

/** The fields that only trends have. A new trend is not judged yet. */
export const trendFields = {
  subtitle: { holds: 'line', maxLength: limits.subtitleLength, searched: true, width: 32 },
  implications: { holds: 'markdown', searched: true, width: 48 },
  horizon: { holds: 'choice', of: horizons, asks: 'Choose now, next or later.', width: 10 },
  impact: { holds: 'step', width: 10 },
  certainty: { holds: 'step', width: 10 },
  direction: {
    holds: 'choice',
    of: directions,
    asks: 'Choose rising, steady, fading or wild_card.',
    width: 12,
  },
} as const satisfies OwnFields;
export type TrendFields = OwnValues<typeof trendFields>;
