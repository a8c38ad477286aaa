import { type Horizon, horizons, type RatingStep, ratingSteps, type TrendAttributes } from '@foreglow/contract';
import { stepOf } from './steps.rules.ts';

/** Where a trend lies: on the board by its horizon alone, in the matrix by both. */
export interface Position {
  readonly horizon: Horizon;
  readonly impact: RatingStep;
}

export const positionOf = ({ horizon, impact }: Pick<TrendAttributes, 'horizon' | 'impact'>): Position => ({
  horizon,
  impact: stepOf(impact),
});

export const samePosition = (a: Position, b: Position): boolean => a.horizon === b.horizon && a.impact === b.impact;

/** A place as an attribute of its element in the page. */
export const positionText = ({ horizon, impact }: Partial<Position>): string =>
  `${horizon}${impact ? `:${impact}` : ''}`;

/** Reads what `positionText` wrote. A column of the board says nothing of the impact: it stays what it was. */
export function positionFrom(text: string, before: Position): Position {
  const [name, step] = text.split(':');
  return {
    horizon: horizons.find((horizon) => horizon === name) ?? before.horizon,
    impact: ratingSteps.find((value) => String(value) === step) ?? before.impact,
  };
}

/** Which ways an arrow key can lead: on the board sideways, in the matrix up and down too. */
export type Ways = 'horizon' | 'both';

/** The place an arrow key leads to; the same one at the edge. Undefined: the key leads nowhere here. */
export function steppedPosition(place: Position, key: string, ways: Ways): Position | undefined {
  const across = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  const up = ways === 'both' ? (key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0) : 0;
  if (across === 0 && up === 0) return undefined;
  return {
    horizon: horizons[horizons.indexOf(place.horizon) + across] ?? place.horizon,
    impact: ratingSteps[ratingSteps.indexOf(place.impact) + up] ?? place.impact,
  };
}

export const byTitle = (a: TrendAttributes, b: TrendAttributes): number => a.title.localeCompare(b.title);

/** The order within a column of the board: what weighs more first, then by title. */
export const byImpact = (a: TrendAttributes, b: TrendAttributes): number => b.impact - a.impact || byTitle(a, b);
