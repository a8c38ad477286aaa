import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSearchable, matching, matchOf, rowAt } from './rows.rules.ts';

const row = (label: string, note?: string) => ({ id: label, label, note, icon: null, run: () => undefined });

test.each([
  ['Trash', undefined, ' trash', 4],
  ['Trash', undefined, 'tra', 3],
  ['Open trash', undefined, 'TRASH', 2],
  ['Retrashed', undefined, 'trash', 1],
  ['Cards', 'Open trash', 'trash', 1],
  ['January scan', 'Cities after 2040', 'scan cities', 1],
  ['Cards', undefined, 'trash', 0],
  ['What? (draft)', undefined, '(dr', 2],
])('%j of %j matches %j by %i', (label, note, typed, expected) => {
  expect(matchOf({ label, note }, typed)).toBe(expected);
});

test('the best match comes first, and equal matches keep their order', () => {
  const rows = [row('A trash'), row('Cards', 'Open trash'), row('Trash'), row('B trash'), row('Brief')];
  expect(matching(rows, 'trash').map(({ id }) => id)).toEqual(['Trash', 'A trash', 'B trash', 'Cards']);
  expect(matching(rows, 'trash', 1).map(({ id }) => id)).toEqual(['Trash']);
  expect(matching(rows, ' ')).toEqual(rows);
});

test('any text can be typed', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (label, typed) => {
      expect(matchOf({ label, note: undefined }, typed)).toBeGreaterThanOrEqual(0);
      if (label.trim() !== '') expect(matchOf({ label }, label.slice(0, 3))).toBeGreaterThan(0);
    }),
  );
});

test('the arrow keys wrap around the rows', () => {
  const rows = [row('a'), row('b'), row('c')];
  expect(rowAt(rows, undefined, 0)).toBe('a');
  expect(rowAt(rows, undefined, 1)).toBe('b');
  expect(rowAt(rows, 'c', 1)).toBe('a');
  expect(rowAt(rows, 'a', -1)).toBe('c');
  expect(rowAt(rows, 'gone', 0)).toBe('a');
  expect(rowAt([], undefined, 1)).toBeUndefined();
});

test('searching requires two letters, or one of a script in which one is enough', () => {
  expect(['', 'a', ' b ', '7', '海', 'ai', '(x'].map(isSearchable)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
});
