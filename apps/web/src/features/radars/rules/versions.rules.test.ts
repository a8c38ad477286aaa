import { expect, test } from 'vitest';
import { pairOf } from './versions.rules.ts';

const dumps = [{ slug: 'three' }, { slug: 'two' }, { slug: 'one' }];

test.each([
  [
    { from: '', to: '' },
    { from: 'two', to: 'three' },
  ],
  [
    { from: '', to: 'now' },
    { from: 'three', to: 'now' },
  ],
  [
    { from: 'one', to: '' },
    { from: 'one', to: 'three' },
  ],
  [
    { from: 'one', to: 'now' },
    { from: 'one', to: 'now' },
  ],
  [
    { from: 'unknown', to: 'gone' },
    { from: 'two', to: 'three' },
  ],
  [
    { from: 'now', to: 'two' },
    { from: 'one', to: 'two' },
  ],
])('%j of three versions compares %j', (view, pair) => {
  expect(pairOf(view, dumps)).toEqual(pair);
});

test('the only version is compared with the current radar, and without a version there is no comparison', () => {
  expect(pairOf({ from: '', to: '' }, [{ slug: 'one' }])).toEqual({ from: 'one', to: 'now' });
  expect(pairOf({ from: '', to: '' }, [])).toBeUndefined();
});
