import { expect, test } from 'vitest';
import { cardsToRender, framesUntilNext } from './gradual.rules.ts';

test('a page at rest gets all cards at once', () => {
  expect(cardsToRender({ isMoving: false, removed: 5 }, 3)).toBe(Number.POSITIVE_INFINITY);
});

test('a list that is scrolled by a row per frame gets a card for each that it loses', () => {
  expect(cardsToRender({ isMoving: true, removed: 1 }, 3)).toBe(2);
});

test('a frame that removes a row of the grid adds no card', () => {
  expect(cardsToRender({ isMoving: true, removed: 4 }, 1)).toBe(0);
});

test('a missing card comes before the rest of a brief one, and a full card needs nothing', () => {
  expect(framesUntilNext(undefined)).toBeLessThan(framesUntilNext('brief'));
  expect(framesUntilNext('full')).toBe(Number.POSITIVE_INFINITY);
});
