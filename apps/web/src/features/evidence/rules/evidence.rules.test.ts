import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterChoosing, type Evidence, moved, placeAt, putBack } from './evidence.rules.ts';

const item = (slug: string): Evidence => ({ slug, title: slug.toUpperCase(), removed_at: null });
const items = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 12 }).map((slugs) => slugs.map(item));
const slugsOf = (list: readonly Evidence[]) => list.map(({ slug }) => slug);

test('moving keeps every item, and moving back undoes it', () => {
  fc.assert(
    fc.property(items, fc.nat(12), fc.nat(12), (list, from, to) => {
      const after = moved(list, from, to);
      expect([...slugsOf(after)].sort()).toEqual([...slugsOf(list)].sort());
      expect(moved(after, to, from)).toEqual(list);
    }),
  );
});

test('what is removed can be put back to its place, once', () => {
  const list = ['a', 'b', 'c'].map(item);
  const back = putBack(list.toSpliced(1, 1), item('b'), 1);
  expect(slugsOf(back)).toEqual(['a', 'b', 'c']);
  expect(putBack(back, item('b'), 0)).toBe(back);
});

test('choosing keeps the order of what was there and appends what is new', () => {
  const chosen = new Map(['x', 'c', 'a'].map((slug) => [slug, item(slug)]));
  expect(slugsOf(afterChoosing(['a', 'b', 'c'].map(item), chosen))).toEqual(['a', 'c', 'x']);
});

test.each([
  [0, 5, 0],
  [0, 25, 1],
  [0, 99, 2],
  [2, 5, 0],
  [2, 15, 1],
  [1, 15, 1],
])('a row from place %i at height %i falls to place %i', (from, y, to) => {
  expect(placeAt([10, 20, 30], from, y)).toBe(to);
});
