import { expect, test } from 'vitest';
import { isLinkedType, nameFromAddress, refusalOf, typeNames } from './given-file.rules.ts';

const uploads = { max_bytes: 100, max_pixels: 10, types: ['image/jpeg', 'image/jpg', 'image/png'] as const };
const limits = { ...uploads, types: [...uploads.types] };

test.each([
  ['image/png', 100, undefined],
  ['image/png', 101, 'tooLarge'],
  ['image/png', 0, 'empty'],
  ['image/svg+xml', 10, 'wrongType'],
  ['', 10, 'wrongType'],
])('a file of type "%s" with %i bytes: %s', (type, size, refusal) => {
  expect(refusalOf({ type, size }, limits)).toBe(refusal);
});

test('types have their usual names, each listed once', () => {
  expect(typeNames(['image/jpeg', 'image/png', 'image/jpg', 'image/webp'])).toEqual(['JPEG', 'PNG', 'WebP']);
});

test('an address may link to the types of the specification only', () => {
  expect(isLinkedType('image/webp')).toBe(true);
  expect(isLinkedType('image/avif')).toBe(false);
  expect(isLinkedType('text/html')).toBe(false);
});

test.each([
  ['https://example.org/a/dawn%20sky.jpg?w=3', 'dawn sky.jpg'],
  ['https://example.org/', 'picture'],
  ['https://example.org/%E0%A4%A', '%E0%A4%A'],
  ['no address', 'picture'],
])('the picture at %s is named %s', (address, name) => {
  expect(nameFromAddress(address, 255)).toBe(name);
});
