import type { MapLegendEntry } from '@foreglow/contract';

/** A legend with counts, and the number of each point's entry in it. */
export interface Colored {
  readonly legend: readonly MapLegendEntry[];
  readonly column: Uint8Array;
}

/** The label of a value in the legend. */
export type Described = Omit<MapLegendEntry, 'count'>;

/** The entry for everything that belongs to none of the others. */
const others: Described = { value: '', label: '', color: null };

/**
 * Builds a legend for the values of points: its entries in the given order, without those that no point has, and a last
 * one for all others if some points have no entry. There are at most `max` entries: if there would be more, those that
 * most points have.
 */
export function colored(values: Int32Array, entries: ReadonlyMap<number, Described>, max: number): Colored {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const frequent = [...entries.keys()]
    .filter((value) => counts.has(value))
    .toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
    .slice(0, max);
  const chosen = new Set(frequent);
  const shown = [...entries.keys()].filter((value) => chosen.has(value));
  const legend: MapLegendEntry[] = shown.map((value) => ({
    ...(entries.get(value) ?? others),
    count: counts.get(value) ?? 0,
  }));
  const rest = values.length - legend.reduce((sum, { count }) => sum + count, 0);
  if (rest > 0) legend.push({ ...others, count: rest });
  const numberOf = new Map(shown.map((value, number) => [value, number]));
  return { legend, column: Uint8Array.from(values, (value) => numberOf.get(value) ?? shown.length) };
}

/** The month for a number of months since the year 0, as `YYYY-MM`. */
export const monthOf = (months: number): string =>
  `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
