import {
  type Horizon,
  horizons,
  inNaturalOrder,
  type RatingStep,
  ratingSteps,
  type TrendAttributes,
} from '@foreglow/contract';
import { stepOf } from './steps.rules.ts';

/** The position of a trend: its horizon on the board, horizon and impact in the matrix. */
export interface Position {
  readonly horizon: Horizon;
  readonly impact: RatingStep;
}

export const positionOf = ({ horizon, impact }: Pick<TrendAttributes, 'horizon' | 'impact'>): Position => ({
  horizon,
  impact: stepOf(impact),
});

export const samePosition = (a: Position, b: Position): boolean => a.horizon === b.horizon && a.impact === b.impact;

/** A position as the value of the attribute `data-place`. */
export const positionText = ({ horizon, impact }: Partial<Position>): string =>
  `${horizon}${impact ? `:${impact}` : ''}`;

/** Reads a value written by `positionText`. A column of the board has no impact, so the trend keeps its impact. */
export function positionFrom(text: string, before: Position): Position {
  const [name, step] = text.split(':');
  return {
    horizon: horizons.find((horizon) => horizon === name) ?? before.horizon,
    impact: ratingSteps.find((value) => String(value) === step) ?? before.impact,
  };
}

/** The available arrow keys: left and right on the board, also up and down in the matrix. */
export type Ways = 'horizon' | 'both';

/** The position to which an arrow key moves; the same position at the edge. Undefined for any other key. */
export function steppedPosition(place: Position, key: string, ways: Ways): Position | undefined {
  const across = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  const up = ways === 'both' ? (key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0) : 0;
  if (across === 0 && up === 0) return undefined;
  return {
    horizon: horizons[horizons.indexOf(place.horizon) + across] ?? place.horizon,
    impact: ratingSteps[ratingSteps.indexOf(place.impact) + up] ?? place.impact,
  };
}

export const byTitle = (a: TrendAttributes, b: TrendAttributes): number => inNaturalOrder(a.title, b.title);

/** The order within a column of the board: by impact, then by title. */
export const byImpact = (a: TrendAttributes, b: TrendAttributes): number => b.impact - a.impact || byTitle(a, b);
