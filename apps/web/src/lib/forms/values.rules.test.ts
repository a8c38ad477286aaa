import { expect, test } from 'vitest';
import { changesOf, missing, orNull } from './values.rules.ts';

test('white space around a value is not a change', () => {
  expect(changesOf({ title: 'A' }, { title: ' A ' })).toEqual({});
  expect(changesOf({ title: 'A', subtitle: '' }, { title: 'B', subtitle: '' })).toEqual({ title: 'B' });
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
