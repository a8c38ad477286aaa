import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repairEncoding } from './repair-encoding.ts';

/** Text as shown by a program that decodes its UTF-8 as Windows-1252. */
const misread = (text: string): string => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));

describe('text in UTF-8 that was read as Windows-1252', () => {
  it.each([
    ['dashes and quotes', '2026 – ‘We are closer than ever’ — DL News'],
    ['umlauts and accents', 'Café für Übermütige, naïve façade'],
    ['an emoji', 'Rising 🌅'],
    ['Korean', '이상한 ‘재건축’ 아파트…강남 평당 1억 - 뉴스'],
    ['Japanese', 'データセンターの熱で泳ぐ'],
    ['Russian', 'Тепло пекарни греет дом'],
    ['Greek among English', 'The word ‘θερμότητα’ means heat'],
  ])('has its %s repaired', (_, text) => {
    expect(misread(text)).not.toBe(text);
    expect(repairEncoding(misread(text))).toEqual({ text, repaired: true, lost: false });
  });

  it('is repaired next to text that was decoded correctly', () => {
    expect(repairEncoding(`(${misread('재건축')}) – “déjà vu”`).text).toBe('(재건축) – “déjà vu”');
  });

  it('keeps what cannot be repaired and reports that letters are lost', () => {
    const text = '[ì†\ufffdë³´] ê²½ì°°';
    expect(repairEncoding(text)).toMatchObject({ lost: true });
    expect(repairEncoding('Caf\ufffd')).toEqual({ text: 'Caf\ufffd', repaired: false, lost: true });
  });
});

describe('text that was read correctly', () => {
  it('stays unchanged', () => {
    const words = [
      '«\u00a0marché\u00a0»',
      'été\u00a0»',
      'Übermut',
      '“naïve”',
      'CAFÉ®',
      '’‘',
      'ÅÄÖ',
      'déjà…',
      '€',
      '🌅',
      'heat',
    ];
    const text = fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((chosen) => chosen.join(' '));
    fc.assert(fc.property(text, (given) => repairEncoding(given).text === given && !repairEncoding(given).repaired));
  });

  it('stays unchanged in any script', () => {
    for (const text of ['이상한 재건축', 'データセンター', '热量', 'Тепло', 'שלום', 'दुनिया'])
      expect(repairEncoding(text)).toEqual({ text, repaired: false, lost: false });
  });

  it('stays unchanged where letters only begin like wrongly decoded ones', () => {
    expect(repairEncoding('Â, Ã and â€ stand alone').text).toBe('Â, Ã and â€ stand alone');
  });
});
