import { horizons, ratingSteps } from '@foreglow/contract';
import { expect, test } from 'vitest';
import {
  notJudged,
  type Position,
  positionFrom,
  positionOf,
  positionText,
  samePosition,
  steppedPosition,
} from './drop-target.rules.ts';

const places: Position[] = horizons.flatMap((horizon) => ratingSteps.map((impact) => ({ horizon, impact })));

test('every position can be written and read', () => {
  const other: Position = { horizon: 'now', impact: 1 };
  for (const place of [...places, notJudged]) expect(positionFrom(positionText(place), other)).toEqual(place);
});

test('dropping on a column of the board keeps the impact', () => {
  const before: Position = { horizon: 'now', impact: 4 };
  expect(positionFrom(positionText({ horizon: 'later' }), before)).toEqual({ horizon: 'later', impact: 4 });
});

test('arrow keys move from position to position and back, and stop at the edges', () => {
  const back = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight', ArrowUp: 'ArrowDown', ArrowDown: 'ArrowUp' };
  for (const place of places) {
    for (const [key, opposite] of Object.entries(back)) {
      const next = steppedPosition(place, key, 'both');
      expect(next).toBeDefined();
      // The tray does not know where a trend came from; what follows it has a test of its own.
      if (!next || samePosition(next, place) || samePosition(next, notJudged)) continue;
      expect(steppedPosition(next, opposite, 'both')).toEqual(place);
    }
  }
  expect(steppedPosition({ horizon: 'later', impact: 5 }, 'ArrowRight', 'both')).toEqual({
    horizon: 'later',
    impact: 5,
  });
  expect(steppedPosition({ horizon: 'later', impact: 5 }, 'ArrowUp', 'both')).toEqual({ horizon: 'later', impact: 5 });
});

test('vertical arrows do nothing on the board, and other keys do nothing', () => {
  expect(steppedPosition({ horizon: 'next', impact: 3 }, 'ArrowUp', 'horizon')).toBeUndefined();
  expect(steppedPosition({ horizon: 'next', impact: 3 }, 'Home', 'both')).toBeUndefined();
});

test('the tray is on the left of the first horizon', () => {
  const first: Position = { horizon: 'now', impact: 4 };
  expect(steppedPosition(first, 'ArrowLeft', 'horizon')).toEqual({ horizon: null, impact: 4 });
  expect(steppedPosition({ horizon: null, impact: 4 }, 'ArrowRight', 'horizon')).toEqual(first);
  expect(steppedPosition(first, 'ArrowLeft', 'both')).toEqual(notJudged);
  expect(steppedPosition(notJudged, 'ArrowRight', 'both')).toEqual({ horizon: 'now', impact: 3 });
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowDown'])
    expect(steppedPosition(notJudged, key, 'both')).toEqual(notJudged);
});

test('a trend without an impact is in a column of the board, and in the tray of the matrix', () => {
  expect(positionOf({ horizon: 'now', impact: null }, 'horizon')).toEqual({ horizon: 'now', impact: null });
  expect(positionOf({ horizon: 'now', impact: null }, 'both')).toEqual(notJudged);
  expect(positionOf({ horizon: 'now', impact: 2 }, 'both')).toEqual({ horizon: 'now', impact: 2 });
});
