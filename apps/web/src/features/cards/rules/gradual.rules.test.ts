import { expect, test } from 'vitest';
import { cardsToRender, framesUntilNext } from './gradual.rules.ts';

test('a page at rest gets all cards at once', () => {
  expect(cardsToRender({ isMoving: false, hasTime: true, removed: 5 }, 3)).toBe(Number.POSITIVE_INFINITY);
});

test('a list that is scrolled by a row per frame gets a card for each that it loses', () => {
  expect(cardsToRender({ isMoving: true, hasTime: true, removed: 1 }, 3)).toBe(2);
});

test('a frame that removes a row of the grid adds no card', () => {
  expect(cardsToRender({ isMoving: true, hasTime: true, removed: 4 }, 1)).toBe(0);
});

test('a frame without time adds no card', () => {
  expect(cardsToRender({ isMoving: true, hasTime: false, removed: 0 }, 3)).toBe(0);
});

test('on a slow device a missing card comes before the rest of a brief one', () => {
  expect(framesUntilNext(undefined, true)).toBeLessThan(framesUntilNext('brief', true));
});

test('any other device completes a brief card as soon as it would add one', () => {
  expect(framesUntilNext('brief', false)).toBe(framesUntilNext(undefined, false));
});

test.each([true, false])('a full card needs nothing, on a slow device: %s', (isSlow) => {
  expect(framesUntilNext('full', isSlow)).toBe(Number.POSITIVE_INFINITY);
});
