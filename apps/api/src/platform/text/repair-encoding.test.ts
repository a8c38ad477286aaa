import fc from 'fast-check';
import { expect, it } from 'vitest';
import { repairEncoding } from './repair-encoding.ts';

/** Text as a program shows it that takes its UTF-8 for Windows-1252. */
const misread = (text: string): string => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));

it.each([
  ['dashes and quotes', '2026 – ‘We are closer than ever’ — DL News'],
  ['umlauts and accents', 'Café für Übermütige, naïve façade'],
  ['an emoji', 'Rising 🌅'],
])('puts %s right', (_, text) => {
  expect(misread(text)).not.toBe(text);
  expect(repairEncoding(misread(text))).toBe(text);
});

it('leaves text alone that was read rightly', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abc äöüßéèñçÅÉ’“—€™🌅 12.') });
  fc.assert(fc.property(letters, (text) => repairEncoding(text) === text));
});

it('leaves letters alone that only begin like it', () => {
  expect(repairEncoding('Â, Ã and â€ stand alone')).toBe('Â, Ã and â€ stand alone');
});
