import { expect, test } from 'vitest';
import { joined, leftAfter, matching, mentionAt, readTyped, storedOf, typedOf, withPicked } from './typed.rules.ts';

const anna = { slug: 'a1', name: 'Anna' };
const berger = { slug: 'b2', name: 'Anna Berger' };
const other = { slug: 'c3', name: 'Anna' };
const people = [anna, berger];

test('picked names become mentions, the longest first, and are shown as names again', () => {
  const stored = storedOf('@Anna and @Anna Berger, not @Annabel', people);
  expect(stored).toBe('@[a1] and @[b2], not @Annabel');
  expect(typedOf(stored, people)).toBe('@Anna and @Anna Berger, not @Annabel');
});

test('if two people share a name, the second keeps the slug, so that neither is mistaken for the other', () => {
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
])('the mention being typed in %s', (typed, expected) => {
  expect(mentionAt(typed, typed.length)).toEqual(expected);
});

test('people are found by any word of their name', () => {
  expect(matching(people, 'ber')).toEqual([berger]);
  expect(matching(people, 'ANN')).toEqual(people);
});

test('a picked name replaces what was typed, and the caret is placed after it', () => {
  expect(withPicked('Ask @an now', { from: 4, term: 'an' }, berger, [])).toEqual({
    text: 'Ask @Anna Berger now',
    caret: 17,
  });
});

test('kept text is read again, and invalid data is ignored', () => {
  const typed = { text: '@Anna', picked: [anna] };
  expect(readTyped(JSON.stringify(typed))).toEqual(typed);
  for (const kept of [null, '', '{', '{"text":1,"picked":[]}', '{"text":"a"}', 'null']) {
    expect(readTyped(kept)).toBeUndefined();
  }
});

test('one text is appended to another, with the people mentioned in either', () => {
  const typed = { text: '@Anna', picked: [anna] };
  expect(joined(undefined, typed)).toBe(typed);
  expect(joined({ text: 'First', picked: [berger] }, typed)).toEqual({
    text: 'First\n\n@Anna',
    picked: [berger, anna],
  });
});

test('what was typed while a text was being sent stays', () => {
  const typed = (text: string) => ({ text, picked: [anna] });
  const sent = typed('Hello');
  expect(leftAfter(sent, sent, 'new')).toBeUndefined();
  expect(leftAfter(sent, typed('Hello '), 'new')).toBeUndefined();
  expect(leftAfter(sent, typed('Hello @Anna'), 'new')).toEqual(typed('@Anna'));
  expect(leftAfter(sent, typed('Good day'), 'new')).toEqual(typed('Good day'));
  expect(leftAfter(sent, sent, 'change')).toBeUndefined();
  expect(leftAfter(sent, typed('Hello @Anna'), 'change')).toEqual(typed('Hello @Anna'));
});
