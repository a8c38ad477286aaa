import { expect, test } from 'vitest';
import { afterChoosing, type Evidence, putBack } from './evidence.rules.ts';

const item = (slug: string): Evidence => ({ slug, title: slug.toUpperCase(), removed_at: null });
const slugsOf = (list: readonly Evidence[]) => list.map(({ slug }) => slug);

test('a removed item is put back at its place, only once', () => {
  const list = ['a', 'b', 'c'].map(item);
  const back = putBack(list.toSpliced(1, 1), item('b'), 1);
  expect(slugsOf(back)).toEqual(['a', 'b', 'c']);
  expect(putBack(back, item('b'), 0)).toBe(back);
});

test('choosing keeps the order of existing items and appends new ones', () => {
  const chosen = new Map(['x', 'c', 'a'].map((slug) => [slug, item(slug)]));
  expect(slugsOf(afterChoosing(['a', 'b', 'c'].map(item), chosen))).toEqual(['a', 'c', 'x']);
});
