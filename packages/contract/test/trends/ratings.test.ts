import { adoptedStep, ratingSpread, ratingSteps } from '@foreglow/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const ratings = fc.array(fc.constantFrom(...ratingSteps), { minLength: 1, maxLength: 30 });
const spreadOf = (values: readonly number[]) => {
  const spread = ratingSpread(values);
  if (!spread) throw new Error('There are ratings.');
  return spread;
};

describe('the spread of ratings', () => {
  test('is null without ratings', () => {
    expect(ratingSpread([])).toBeNull();
  });

  test('has at least half of the ratings on each side of the median, and counts each rating once', () => {
    fc.assert(
      fc.property(ratings, (values) => {
        const { count, median, counts } = spreadOf(values);
        expect(values.filter((value) => value <= median).length * 2).toBeGreaterThanOrEqual(count);
        expect(values.filter((value) => value >= median).length * 2).toBeGreaterThanOrEqual(count);
        expect(counts.reduce((sum, own) => sum + own, 0)).toBe(values.length);
        expect(count).toBe(values.length);
      }),
    );
  });

  test('has ordered quartiles within the range of the ratings', () => {
    fc.assert(
      fc.property(ratings, (values) => {
        const { low, median, high } = spreadOf(values);
        const inOrder = [Math.min(...values), low, median, high, Math.max(...values)];
        expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
      }),
    );
  });

  test('does not depend on the order of the ratings', () => {
    fc.assert(
      fc.property(ratings, (values) => {
        expect(ratingSpread(values.toReversed())).toEqual(ratingSpread(values));
      }),
    );
  });

  test('is mirrored when the scale is mirrored', () => {
    fc.assert(
      fc.property(ratings, (values) => {
        const [there, back] = [spreadOf(values), spreadOf(values.map((value) => 6 - value))];
        expect([back.median, back.low, back.high]).toEqual([6 - there.median, 6 - there.high, 6 - there.low]);
        expect(back.disagreement).toBe(there.disagreement);
      }),
    );
  });

  test('finds no disagreement between equal ratings', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ratingSteps), fc.integer({ min: 1, max: 30 }), (value, people) => {
        const same = Array.from({ length: people }, () => value);
        expect(spreadOf(same)).toMatchObject({ median: value, low: value, high: value, disagreement: false });
      }),
    );
  });

  test.each([
    [[5], false],
    [[2, 3], false],
    [[2, 4], true],
    [[1, 5], true],
    [[1, 1, 1, 5], true],
    [[3, 3, 3, 3, 5], false],
    [[1, 3, 3, 5], true],
  ])('of %j says that people disagree: %j', (values, disagreement) => {
    expect(spreadOf(values).disagreement).toBe(disagreement);
  });
});

describe('the step that an editor adopts', () => {
  test('is the median, where half steps are rounded towards the middle of the scale', () => {
    fc.assert(
      fc.property(ratings, (values) => {
        const spread = spreadOf(values);
        const step = adoptedStep({ ...spread, count: 3 }) ?? Number.NaN;
        expect(Math.abs(step - spread.median)).toBeLessThan(1);
        expect(Math.abs(step - 3)).toBeLessThanOrEqual(Math.abs(spread.median - 3));
        expect(ratingSteps).toContain(step);
      }),
    );
  });

  test('exists from three ratings on', () => {
    fc.assert(
      fc.property(ratings, (values) => {
        expect(adoptedStep(spreadOf(values)) === null).toBe(values.length < 3);
      }),
    );
  });
});
