import { trendFields } from '@foreglow/contract';
import { conclusionValues } from '#features/conclusions/rules/conclusion-values.rules.ts';

/** How trends are edited. */
export const trendValues = conclusionValues('trends', trendFields, {
  key: 'foreglow.trend-text',
  names: [
    'image',
    'title',
    'subtitle',
    'direction',
    'horizon',
    'impact',
    'certainty',
    'description',
    'implications',
    'insights',
    'cards',
    'tags',
  ],
});

/** The values of the trend editor. */
export type TrendValues = typeof trendValues.noValues;
