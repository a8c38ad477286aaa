import { expect, test } from 'vitest';
import { keyCaps, matchesKeys } from './keys.rules.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
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
])('%s, %o: %s', (keys, event, matches) => {
  expect(matchesKeys(keys, event)).toBe(matches);
});

test('keycaps are those of the machine', () => {
  expect(keyCaps('mod+k', false)).toEqual(['Ctrl', 'K']);
  expect(keyCaps('mod+k', true)).toEqual(['⌘', 'K']);
  expect(keyCaps('ArrowLeft', false)).toEqual(['←']);
});
