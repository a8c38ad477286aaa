import { expect, test } from 'vitest';
import { cardsToRender, framesUntilNext } from './gradual.rules.ts';

test('a page at rest gets all cards at once', () => {
  expect(cardsToRender({ isMoving: false, hasTime: true })).toBe(Number.POSITIVE_INFINITY);
});

test('a page that is scrolled gets few cards in a frame, and none in one without time', () => {
  expect(cardsToRender({ isMoving: true, hasTime: true })).toBe(2);
  expect(cardsToRender({ isMoving: true, hasTime: false })).toBe(0);
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
