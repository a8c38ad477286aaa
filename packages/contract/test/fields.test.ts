import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aboutFields, line, optionalLine, webAddress } from '../src/fields.ts';
import { oneLine } from '../src/one-line.ts';

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

describe('one line of text', () => {
  const england = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';
  it.each([
    ['  A\n title ', 'A title'],
    ['\u200bValues\u200b\ufeff', 'Values'],
    // Characters without width that belong to the text: an emoji, a flag, a Persian word, a break between Thai words.
    ['Heart \u2764\ufe0f', 'Heart \u2764\ufe0f'],
    [england, england],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['ทราย\u200bแบต', 'ทราย\u200bแบต'],
  ])('%j is %j', (given, expected) => {
    expect(line(200).parse(given)).toBe(expected);
    expect(optionalLine(200).parse(given)).toBe(expected);
  });

  it.each(['', ' \n', '\u200b\u200b', '\u200d', '\u2060\ufe0f', '\u3164'])('%j is missing', (given) => {
    expect(
      line(200)
        .safeParse(given)
        .error?.issues.map(({ message }) => message),
    ).toEqual(['This field is required.']);
    expect(optionalLine(200).parse(given)).toBeNull();
  });

  it('is read at once, however many blanks it contains', () => {
    expect(oneLine(`a${'\u200b'.repeat(1_000_000)}b`)).toHaveLength(1_000_002);
  });
});

describe('a rule about several fields', () => {
  const schema = z
    .object({ least: z.number(), most: z.number(), name: z.string() })
    .refine(({ least, most }) => least <= most, { path: ['most'], ...aboutFields('least', 'most') });
  const places = (given: unknown) => schema.safeParse(given).error?.issues.map(({ path }) => path.join('/'));

  it('is checked if these are valid, whatever the others are', () => {
    expect(places({ least: 2, most: 1, name: 'x' })).toEqual(['most']);
    expect(places({ least: 2, most: 1, name: 7 })).toEqual(['name', 'most']);
    expect(places({ least: 1, most: 2, name: 7 })).toEqual(['name']);
  });

  it('is not checked if one of them is not valid, or if there is no object', () => {
    expect(places({ least: 2, most: 'x', name: 7 })).toEqual(['most', 'name']);
    expect(places({ least: 2, name: 'x' })).toEqual(['most']);
    for (const given of [7, null, undefined, [], 'x']) expect(places(given)).toEqual(['']);
  });
});
