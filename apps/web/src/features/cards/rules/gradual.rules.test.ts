import { expect, test } from 'vitest';
import { cardsToAdd } from './gradual.rules.ts';

const scrolled = { isMoving: true, isSlow: false, isRequested: false, removed: 0 };

test('a page at rest gets all cards at once', () => {
  expect(cardsToAdd({ ...scrolled, isMoving: false, isSlow: true, removed: 5 }, 3)).toBe(Number.POSITIVE_INFINITY);
});

test('a list that is scrolled by a row per frame gets a card for each that it loses', () => {
  expect(cardsToAdd({ ...scrolled, removed: 1 }, 3)).toBe(2);
});

test('a frame that removes a row of the grid adds no card', () => {
  expect(cardsToAdd({ ...scrolled, removed: 4 }, 1)).toBe(0);
});

test('a slow device adds cards only in frames that were requested for them', () => {
  expect(cardsToAdd({ ...scrolled, isSlow: true }, 3)).toBe(0);
  expect(cardsToAdd({ ...scrolled, isSlow: true, isRequested: true }, 3)).toBe(3);
});
