import { expect, test } from 'vitest';
import { joined, matching, mentionAt, readTyped, storedOf, typedOf, withPicked } from './typed.rules.ts';

const anna = { slug: 'a1', name: 'Anna' };
const berger = { slug: 'b2', name: 'Anna Berger' };
const other = { slug: 'c3', name: 'Anna' };
const people = [anna, berger];

test('names that were picked become mentions, the longest first, and come back as names', () => {
  const stored = storedOf('@Anna and @Anna Berger, not @Annabel', people);
  expect(stored).toBe('@[a1] and @[b2], not @Annabel');
  expect(typedOf(stored, people)).toBe('@Anna and @Anna Berger, not @Annabel');
});

test('of two with one name the second keeps its slug, so that nobody is mistaken', () => {
  expect(withPicked('@an', { from: 0, term: 'an' }, other, [anna]).text).toBe('@[c3] ');
  expect(typedOf('@[a1] @[c3]', [anna, other])).toBe('@Anna @[c3]');
  expect(storedOf('@Anna @[c3]', [anna, other])).toBe('@[a1] @[c3]');
});

test.each([
  ['Hello @an', { from: 6, term: 'an' }],
  ['@', { from: 0, term: '' }],
  ['(@Anna B', { from: 1, term: 'Anna B' }],
  ['a@b', undefined],
  ['@a @b c d', undefined],
  ['no', undefined],
])('a mention begins in %s', (typed, expected) => {
  expect(mentionAt(typed, typed.length)).toEqual(expected);
});

test('people are found by any word of their name', () => {
  expect(matching(people, 'ber')).toEqual([berger]);
  expect(matching(people, 'ANN')).toEqual(people);
});

test('a picked name takes the place of what was typed, and the caret stands behind it', () => {
  expect(withPicked('Ask @an now', { from: 4, term: 'an' }, berger, [])).toEqual({
    text: 'Ask @Anna Berger now',
    caret: 17,
  });
});

test('what was kept comes back, and nonsense does not', () => {
  const typed = { text: '@Anna', picked: [anna] };
  expect(readTyped(JSON.stringify(typed))).toEqual(typed);
  for (const stored of [null, '', '{', '{"text":1,"picked":[]}', '{"text":"a"}', 'null']) {
    expect(readTyped(stored)).toBeUndefined();
  }
});

test('one text stands behind another, with those who are mentioned in either', () => {
  const typed = { text: '@Anna', picked: [anna] };
  expect(joined(undefined, typed)).toBe(typed);
  expect(joined({ text: 'First', picked: [berger] }, typed)).toEqual({
    text: 'First\n\n@Anna',
    picked: [berger, anna],
  });
});
