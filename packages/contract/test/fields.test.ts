import { describe, expect, it } from 'vitest';
import { webAddress } from '../src/fields.ts';

describe('the address of a web page', () => {
  it.each([
    'https://example.org',
    'http://example.org:8080/a?b=c#d',
    'https://bücher.example/ä',
    ' https://example.org/ ',
  ])('may be %s', (address) => {
    expect(webAddress.parse(address)).toBe(address.trim());
  });

  it.each([
    'example.org',
    'ftp://example.org',
    'javascript:alert(1)',
    'https://user:pass@example.org',
    'https://user@example.org',
    'https://:pass@example.org',
    'https://example.org/a\nb',
    'https://exa\r\nmple.org',
    'https://example.org/\ta',
    'https://example.org/\u0000',
    'https://example.org/\u0085a',
    'https://example.org/\u2028a',
    `https://example.org/${'x'.repeat(2048)}`,
  ])('is not %j', (address) => {
    expect(webAddress.safeParse(address).success).toBe(false);
  });
});
