import { expect, test } from 'vitest';
import { changed, missing, orNull } from './values.rules.ts';

test('white space around a value is not a change', () => {
  expect(changed({ title: 'A' }, { title: ' A ' })).toBe(false);
  expect(changed({ title: 'A' }, { title: 'B' })).toBe(true);
});

test('blank required fields are reported as missing', () => {
  expect(missing<'title' | 'subtitle'>({ title: ' ', subtitle: '' }, ['title'], 'Needed.')).toEqual({
    title: 'Needed.',
  });
  expect(missing({ title: 'A' }, ['title'], 'Needed.')).toEqual({});
});

test('an empty text becomes null', () => {
  expect(orNull('  ')).toBeNull();
  expect(orNull(' a ')).toBe('a');
});
