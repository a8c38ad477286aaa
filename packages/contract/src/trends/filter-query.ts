import { z } from 'zod';
import { directions, horizons } from './types.ts';

/** Several values of a set, comma-separated: any of them. */
const anyOf = <const V extends string>(values: readonly [V, ...V[]]) =>
  z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(values)))
    .optional();

/** The `filter[…]` parameters that only lists of trends have. */
export const trendFilterQuery = {
  'filter[horizon]': anyOf(horizons),
  'filter[direction]': anyOf(directions),
  /** none: trends without any card or insight. */
  'filter[evidence]': z.enum(['none']).optional(),
};
