import { expect, test } from 'vitest';
import { type Judgement, valuesAfterFailure } from './failed-change.rules.ts';

const change = (from: Judgement, to: Judgement, saved = false) => ({ variables: { from, to }, isSaved: () => saved });
const [later, next, now] = [{ horizon: 'later' }, { horizon: 'next' }, { horizon: 'now' }] as const;

test('a failed change leaves the values it began with', () => {
  expect(valuesAfterFailure({ from: later }, [], [])).toEqual(later);
});

test('a failed change that began with another failed one leaves the values before both', () => {
  expect(valuesAfterFailure({ from: next }, [change(later, next)], [])).toEqual(later);
});

test('a failed change that began with a saved one leaves the saved values', () => {
  expect(valuesAfterFailure({ from: next }, [change(later, next, true)], [])).toEqual(next);
  expect(valuesAfterFailure({ from: now }, [change(later, next, true), change(next, now)], [])).toEqual(next);
});

test('changes that are still waiting stay shown', () => {
  expect(valuesAfterFailure({ from: later }, [], [change(next, now)])).toEqual(now);
});

test('a change of another judgement is not affected', () => {
  expect(valuesAfterFailure({ from: next }, [change({ impact: 2 }, { impact: 4 })], [])).toEqual({
    ...next,
    impact: 2,
  });
});
