import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrubbed } from '#reports/scrubbed.ts';

const letters = (alphabet: string, min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength: min, maxLength: max });
const slug = fc
  .tuple(letters('abcdefghijklmnopqrstuvwxyz', 2, 12), letters('abcdefghjkmnpqrstuvwxyz23456789', 7, 7))
  .map(([word, end]) => `zz${word}-${end}`);
const token = letters('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-', 43, 43).map(
  (text) => `A${text}`,
);
const written = fc.string({ minLength: 3, maxLength: 40 }).map((text) => `zq${text.replace(/["“”„‘’`']/g, '')}`);

describe('the scrubbed message of an error', () => {
  it.each([
    ['Cannot read properties of undefined (reading "title")', 'Cannot read properties of undefined (reading [text])'],
    ['Unexpected token \'h\', "heat pumps" is not valid JSON', 'Unexpected token [text], [text] is not valid JSON'],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
    ['Failed to fetch https://example.org/radar/abc?q=heat', 'Failed to fetch [address]'],
    ['no row for january-scan-x7k2m9q', 'no row for [slug]'],
    ['ENOENT: no such file, open /srv/foreglow/data/files/a.webp', 'ENOENT: no such file, open /srv/…'],
    ['mail to ada@example.org was refused', 'mail to [e-mail] was refused'],
    ["doesn't work", "doesn't work"],
  ])('%s', (message, scrubbedText) => {
    expect(scrubbed(message)).toBe(scrubbedText);
  });

  it('contains no slug, no token and no quoted text in any position', () => {
    const quoted = fc.tuple(written, fc.constantFrom('""', '“”', '‘’', '``')).map(([text, [open, close]]) => ({
      secret: text,
      shown: `${open}${text}${close}`,
    }));
    const plain = fc.oneof(slug, token).map((text) => ({ secret: text, shown: text }));
    fc.assert(
      fc.property(fc.oneof(quoted, plain), fc.constantFrom('value', 'of'), ({ secret, shown }, word) => {
        expect(scrubbed(`the ${word} ${shown} failed`)).not.toContain(secret);
      }),
    );
  });

  it('is at most 300 letters long, and computed quickly for a long message', () => {
    expect(scrubbed('word '.repeat(100_000))).toHaveLength(300);
  });
});
