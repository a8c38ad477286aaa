import {
  type Horizon,
  horizons,
  inNaturalOrder,
  type RatingStep,
  ratingSteps,
  type TrendAttributes,
} from '@foreglow/contract';
import { stepOf } from './steps.rules.ts';

/**
 * The position of a trend: its horizon on the board, horizon and impact in the matrix. Null: not judged yet, which puts it
 * in the tray above them.
 */
export interface Position {
  readonly horizon: Horizon | null;
  readonly impact: RatingStep | null;
}

/** The available arrow keys: left and right on the board, also up and down in the matrix. The tray is on the left. */
export type Ways = 'horizon' | 'both';

/** The tray of the matrix, which holds the trends that lack a horizon or an impact. */
export const notJudged: Position = { horizon: null, impact: null };

/** Where a trend is. The matrix shows it only once both are judged. */
export function positionOf({ horizon, impact }: Pick<TrendAttributes, 'horizon' | 'impact'>, ways: Ways): Position {
  const step = stepOf(impact);
  return ways === 'both' && (horizon === null || step === null) ? notJudged : { horizon, impact: step };
}

export const samePosition = (a: Position, b: Position): boolean => a.horizon === b.horizon && a.impact === b.impact;

/** A position as the value of the attribute `data-place`. */
export const positionText = ({ horizon, impact }: Partial<Position>): string =>
  impact === undefined ? `${horizon}` : `${horizon}:${impact}`;

/** Reads a value written by `positionText`. A column of the board has no impact, so the trend keeps its impact. */
export function positionFrom(text: string, before: Position): Position {
  const [name, step] = text.split(':');
  return {
    horizon: name === 'null' ? null : (horizons.find((horizon) => horizon === name) ?? before.horizon),
    impact: step === 'null' ? null : (ratingSteps.find((value) => String(value) === step) ?? before.impact),
  };
}

/** The tray and the horizons, in the order of the left and right arrow keys. */
const columns = [null, ...horizons];
/** Where a trend without an impact goes in the matrix. */
const middleImpact = 3;

/** The position to which an arrow key moves; the same position at the edge. Undefined for any other key. */
export function steppedPosition(place: Position, key: string, ways: Ways): Position | undefined {
  const across = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  const up = ways === 'both' ? (key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0) : 0;
  if (across === 0 && up === 0) return undefined;
  const next = columns[columns.indexOf(place.horizon) + across];
  const horizon = next === undefined ? place.horizon : next;
  if (ways === 'horizon') return { ...place, horizon };
  if (horizon === null) return notJudged;
  const impact = place.impact ?? middleImpact;
  return { horizon, impact: ratingSteps[ratingSteps.indexOf(impact) + up] ?? impact };
}

export const byTitle = (a: TrendAttributes, b: TrendAttributes): number => inNaturalOrder(a.title, b.title);

/** The order within a column of the board: by impact, then by title. */
export const byImpact = (a: TrendAttributes, b: TrendAttributes): number =>
  (b.impact ?? 0) - (a.impact ?? 0) || byTitle(a, b);
