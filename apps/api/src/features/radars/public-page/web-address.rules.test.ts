import { expect, it } from 'vitest';
import { webAddress } from './web-address.rules.ts';

it('a page links to web addresses, in the form in which they are called', () => {
  expect(webAddress('https://example.org')).toBe('https://example.org/');
  expect(webAddress('HTTP://Example.org/a b')).toBe('http://example.org/a%20b');
});

it.each([
  'https://ada@example.org/',
  'https://ada:secret@example.org/',
  'https://:secret@example.org/',
  'https://exa\nmple.org/',
  'javascript:alert(1)',
  'ftp://example.org/',
  '/somewhere',
  `https://example.org/${'x'.repeat(2048)}`,
])('a page does not link to other addresses, nor to those with a user or a password: %j', (address) => {
  expect(webAddress(address)).toBeNull();
});
