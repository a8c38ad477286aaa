import { searchable } from '@foreglow/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distinctivePhrases, partsAround, textOverlap } from './likeness.rules.ts';

const article = `A start-up near Tampere stores summer heat in a tower filled with sand. The sand is heated to 600 degrees
with surplus electricity from wind and sun, and it gives the warmth back to the district heating network in winter.`;

describe('the overlap of two texts', () => {
  it('is 1 for a copy, whatever its punctuation and case', () => {
    expect(textOverlap(article, article.toUpperCase().replaceAll(',', ' –'))).toBe(1);
    expect(textOverlap(article, `# A title\n\n**${article}**\n\nAnd much more that somebody added about it.`)).toBe(1);
  });

  it('is high for a slightly edited text, and low for a different one', () => {
    const edited = article.replace('summer', 'excess').replace('in winter', 'when it is cold');
    expect(textOverlap(article, edited)).toBeGreaterThan(0.7);
    const other =
      'Cities let grass grow on tram tracks because it keeps streets cool and quiet during long hot summers.';
    expect(textOverlap(article, other)).toBeLessThan(0.1);
  });

  it('is 0 for texts of a few words, which are alike by chance', () => {
    expect(textOverlap('Read more at example.org', 'Read more at example.org')).toBe(0);
  });

  it('works for scripts without spaces', () => {
    const text = '砂を使って夏の熱を冬まで蓄える塔がフィンランドに建てられた。';
    expect(textOverlap(text, `速報：${text}詳しくはこちら。`)).toBe(1);
  });

  it('is the same in both directions and between 0 and 1', () => {
    const words = fc.array(fc.constantFrom('sand', 'heat', 'tower', 'wind', 'sun', 'the', 'a'), { maxLength: 40 });
    fc.assert(
      fc.property(words, words, (one, other) => {
        const overlap = textOverlap(one.join(' '), other.join(', '));
        expect(overlap).toBe(textOverlap(other.join(' '), one.join(' ')));
        expect(overlap).toBeGreaterThanOrEqual(0);
        expect(overlap).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the parts of a long text that are compared', () => {
  const copied = '砂を使って夏の熱を冬まで蓄える塔がフィンランドに建てられた。'.repeat(3);
  const phrases = distinctivePhrases(copied);
  const filler = (length: number, from: number) =>
    Array.from({ length }, (_, at) => String.fromCodePoint(0x5000 + ((at * at + from) % 2999))).join('');

  it('contain a copy, wherever it is', () => {
    for (const before of [0, 500, 70_000]) {
      const parts = partsAround(`${filler(before, 1)}${copied}${filler(70_000 - before, 2)}`, phrases, copied.length);
      expect(parts).toContain(copied);
      expect(textOverlap(copied, parts)).toBe(1);
    }
  });

  it('are as long as the copied text requires, however long the other text is', () => {
    const long = `${filler(70_000, 1)}${copied}${filler(80_000, 2)}`;
    expect(partsAround(long, phrases, copied.length).length).toBeLessThanOrEqual(6 * copied.length);
    const repeating = '砂を使って'.repeat(30_000);
    expect(partsAround(repeating, ['砂を使っ'], 1000).length).toBeLessThanOrEqual(12 * 1000);
    // Control: the text itself is much longer.
    expect(repeating.length).toBe(150_000);
  });

  it('are the whole of a short text, once', () => {
    const other = `速報：${copied}`;
    expect(partsAround(other, phrases, copied.length)).toBe(other);
  });
});

describe('distinctive phrases', () => {
  it('occur in the searched text', () => {
    const text = fc.string({
      unit: fc.constantFrom('sand ', 'Heat ', 'TOWER ', '*', '\n', '_', 'ü', 'wind ', '太', '(', '[', '. ', '100 '),
      maxLength: 80,
    });
    fc.assert(
      fc.property(text, (given) => {
        for (const phrase of distinctivePhrases(given)) {
          expect(searchable(given)).toContain(phrase);
        }
      }),
    );
  });

  it('are spread over the text', () => {
    const phrases = distinctivePhrases(article);
    expect(phrases).toHaveLength(2);
    const places = phrases.map((phrase) => searchable(article).indexOf(phrase));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('are none for a few words', () => {
    expect(distinctivePhrases('Read more at example.org')).toEqual([]);
    expect(distinctivePhrases('')).toEqual([]);
  });
});
