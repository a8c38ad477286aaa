import { expect, test } from 'vitest';
import { afterChoosing, type Evidence, putBack } from './evidence.rules.ts';

const item = (slug: string): Evidence => ({ slug, title: slug.toUpperCase(), removed_at: null });
const slugsOf = (list: readonly Evidence[]) => list.map(({ slug }) => slug);

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
