import { horizons, ratingSteps } from '@foreglow/contract';
import { expect, test } from 'vitest';
import { type Place, placeFrom, placeText, samePlace, steppedPlace } from './drop-target.rules.ts';

const places: Place[] = horizons.flatMap((horizon) => ratingSteps.map((impact) => ({ horizon, impact })));

test('every place can be written and read', () => {
  const other: Place = { horizon: 'now', impact: 1 };
  for (const place of places) expect(placeFrom(placeText(place), other)).toEqual(place);
});

test('a column of the board keeps the impact', () => {
  const before: Place = { horizon: 'now', impact: 4 };
  expect(placeFrom(placeText({ horizon: 'later' }), before)).toEqual({ horizon: 'later', impact: 4 });
});

test('arrow keys lead from place to place and back, and end at the edges', () => {
  const back = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight', ArrowUp: 'ArrowDown', ArrowDown: 'ArrowUp' };
  for (const place of places) {
    for (const [key, opposite] of Object.entries(back)) {
      const next = steppedPlace(place, key, 'both');
      expect(next).toBeDefined();
      if (!next || samePlace(next, place)) continue;
      expect(steppedPlace(next, opposite, 'both')).toEqual(place);
    }
  }
  expect(steppedPlace({ horizon: 'later', impact: 5 }, 'ArrowRight', 'both')).toEqual({ horizon: 'later', impact: 5 });
  expect(steppedPlace({ horizon: 'later', impact: 5 }, 'ArrowUp', 'both')).toEqual({ horizon: 'later', impact: 5 });
});

test('on the board nothing leads up or down, and no other key leads anywhere', () => {
  expect(steppedPlace({ horizon: 'next', impact: 3 }, 'ArrowUp', 'horizon')).toBeUndefined();
  expect(steppedPlace({ horizon: 'next', impact: 3 }, 'Home', 'both')).toBeUndefined();
});
