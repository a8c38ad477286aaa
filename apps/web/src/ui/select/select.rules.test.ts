import { describe, expect, test } from 'vitest';
import { optionAfter, optionStarting } from './select.rules.ts';

describe('the option after a key press', () => {
  test.each([
    ['ArrowDown', 1, 2],
    ['ArrowUp', 1, 0],
    ['ArrowDown', 3, 3],
    ['ArrowUp', 0, 0],
    ['PageDown', 0, 3],
    ['PageUp', 3, 0],
    ['Home', 2, 0],
    ['End', 1, 3],
    ['ArrowDown', -1, 0],
  ])('%s from %i is %i', (key, marked, expected) => {
    expect(optionAfter(key, marked, 4)).toBe(expected);
  });

  test('is undefined for other keys', () => {
    expect(optionAfter('a', 1, 4)).toBeUndefined();
    expect(optionAfter('toString', 1, 4)).toBeUndefined();
  });
});

describe('the option that begins with the typed text', () => {
  const names = ['Viewer', 'Collaborator', 'Creator', 'Administrator'];

  test('is the next one with the letter, starting again at the top', () => {
    expect(optionStarting(names, 'c', 0)).toBe(1);
    expect(optionStarting(names, 'cc', 1)).toBe(2);
    expect(optionStarting(names, 'c', 2)).toBe(1);
  });

  test('stays the marked one while its name is typed further', () => {
    expect(optionStarting(names, 'cr', 2)).toBe(2);
    expect(optionStarting(names, 'CRE', 1)).toBe(2);
  });

  test('is undefined if no name begins with it', () => {
    expect(optionStarting(names, 'x', 0)).toBeUndefined();
    expect(optionStarting(names, '', 0)).toBeUndefined();
    expect(optionStarting([], 'a', -1)).toBeUndefined();
  });
});
