import { expect, test } from 'vitest';
import { beginsKeys, completesKeys, isOfCharacters, keyCaps, matchesKeys } from './keys.rules.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test.each([
  ['c', press('c'), true],
  ['c', press('c', { ctrlKey: true }), false],
  ['c', press('c', { metaKey: true }), false],
  ['c', press('c', { altKey: true }), false],
  ['?', press('?'), true],
  ['Enter', press('Enter'), true],
  ['mod+k', press('k', { ctrlKey: true }), true],
  ['mod+k', press('K', { metaKey: true }), true],
  ['mod+k', press('k'), false],
  ['mod+z', press('Z', { ctrlKey: true, shiftKey: true }), false],
  ['mod+shift+z', press('Z', { ctrlKey: true, shiftKey: true }), true],
  ['mod+shift+z', press('z', { ctrlKey: true }), false],
  ['?', press('?', { shiftKey: true }), true],
])('%s, %o: %s', (keys, event, matches) => {
  expect(matchesKeys(keys, event)).toBe(matches);
});

test('a sequence of keys begins with the first key and is complete with the second', () => {
  expect(beginsKeys('g c', press('g'))).toBe(true);
  expect(beginsKeys('g c', press('g', { ctrlKey: true }))).toBe(false);
  expect(beginsKeys('g', press('g'))).toBe(false);
  expect(completesKeys('g c', 'g', press('c'))).toBe(true);
  expect(completesKeys('g c', undefined, press('c'))).toBe(false);
  expect(completesKeys('g c', 'g', press('x'))).toBe(false);
  // After the first key of a sequence, other shortcuts do not fire.
  expect(completesKeys('c', 'g', press('c'))).toBe(false);
  expect(completesKeys('c', undefined, press('c'))).toBe(true);
});

test.each([
  ['c', true],
  ['?', true],
  ['g c', true],
  ['Escape', false],
  ['Delete', false],
  ['ArrowLeft', false],
  ['mod+k', false],
  ['mod+shift+z', false],
])('whether %s types characters: %s', (keys, types) => {
  expect(isOfCharacters(keys)).toBe(types);
});

test('keycaps depend on the machine', () => {
  expect(keyCaps('mod+k', false)).toEqual(['Ctrl', 'K']);
  expect(keyCaps('mod+k', true)).toEqual(['⌘', 'K']);
  expect(keyCaps('ArrowLeft', false)).toEqual(['←']);
  expect(keyCaps('alt+t', false)).toEqual(['Alt', 'T']);
  expect(keyCaps('g c', false)).toEqual(['G', 'C']);
});
