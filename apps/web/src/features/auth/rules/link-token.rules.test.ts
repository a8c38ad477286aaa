import { expect, test } from 'vitest';
import { tokenIn } from './link-token.rules.ts';

test('a token is found in the fragment, with and without its mark', () => {
  expect(tokenIn('token=a-b_c', '')).toBe('a-b_c');
  expect(tokenIn('#token=a-b_c', '')).toBe('a-b_c');
});

test('a token of an older link is found in the query', () => {
  expect(tokenIn('', '?token=a-b_c')).toBe('a-b_c');
});

test('the fragment takes precedence over the query', () => {
  expect(tokenIn('token=new', '?token=old')).toBe('new');
});

test('an address without a token has none', () => {
  expect(tokenIn('', '')).toBeUndefined();
  expect(tokenIn('token=', '?token=')).toBeUndefined();
  expect(tokenIn('section', '?page=2')).toBeUndefined();
});
