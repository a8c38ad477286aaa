import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distinctivePhrases, distinctiveWordSets, textOverlap } from './likeness.rules.ts';

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

describe('distinctive phrases', () => {
  it('occur in the searched text, without Markdown', () => {
    const text = fc.string({
      unit: fc.constantFrom('sand ', 'Heat ', 'TOWER ', '*', '\n', '_', 'ü', 'wind ', '太', '(', '[', '. ', '100 '),
      maxLength: 80,
    });
    fc.assert(
      fc.property(text, (given) => {
        for (const phrase of distinctivePhrases(given)) {
          expect(given.normalize('NFC').toLowerCase()).toContain(phrase);
          expect(phrase).not.toMatch(/[*_#[\]\n]/);
        }
      }),
    );
  });

  it('are spread over the text', () => {
    const phrases = distinctivePhrases(article);
    expect(phrases).toHaveLength(2);
    const places = phrases.map((phrase) => article.toLowerCase().indexOf(phrase));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('are none for a few words', () => {
    expect(distinctivePhrases('Read more at example.org')).toEqual([]);
    expect(distinctivePhrases('')).toEqual([]);
  });
});

describe('distinctive words of a title', () => {
  it('come in pairs of long ones, so that one different word does not matter', () => {
    expect(distinctiveWordSets('bricks that store the heat of a summer')).toEqual([
      ['bricks', 'summer'],
      ['bricks', 'store'],
      ['bricks', 'that'],
      ['summer', 'store'],
      ['summer', 'that'],
      ['store', 'that'],
    ]);
  });

  it('come singly where there are only one or two', () => {
    expect([distinctiveWordSets('ai'), distinctiveWordSets('sand battery')]).toEqual([
      [['ai']],
      [['battery'], ['sand']],
    ]);
  });
});
