import { expect, test } from 'vitest';
import { beginsKeys, completesKeys, isOfCharacters, keyCaps, matchesKeys } from './keys.rules.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  code: '',
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

test.each([
  ['c', { key: 'с', code: 'KeyC' }],
  ['j', { key: 'ο', code: 'KeyJ' }],
  ['k', { key: 'ㅏ', code: 'KeyK' }],
  ['k', { key: 'ל', code: 'KeyK' }],
  ['x', { key: 'Ч', code: 'KeyX', shiftKey: true }],
  ['c', { key: 'C', code: 'KeyC' }],
  ['mod+k', { key: 'л', code: 'KeyK', ctrlKey: true }],
  ['mod+shift+z', { key: 'Я', code: 'KeyZ', ctrlKey: true, shiftKey: true }],
])('%s is pressed on a layout without Latin letters, or with Caps Lock: %o', (keys, { key, ...held }) => {
  expect(matchesKeys(keys, { ...press(key), ...held })).toBe(true);
});

test('where the layout has Latin letters, the letter decides and not its position', () => {
  expect(matchesKeys('z', { ...press('y'), code: 'KeyZ' })).toBe(false);
  expect(matchesKeys('z', { ...press('z'), code: 'KeyY' })).toBe(true);
  // A Latin letter with a mark is on a layout that has the plain letters too.
  expect(matchesKeys('q', { ...press('é'), code: 'KeyQ' })).toBe(false);
});

test('a sequence is pressed on a layout without Latin letters', () => {
  expect(beginsKeys('g c', { ...press('п'), code: 'KeyG' })).toBe(true);
  expect(completesKeys('g c', 'g', { ...press('с'), code: 'KeyC' })).toBe(true);
});
