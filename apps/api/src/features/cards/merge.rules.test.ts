import { type CardText, cardTextNames, cardTextOf, forCardTexts, textsWith } from '@foreglow/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergedText } from './merge.rules.ts';

const empty: CardText = { ...cardTextOf(() => null), title: 'Empty' };
const sand: CardText = {
  ...empty,
  title: 'Sand [battery]',
  subtitle: 'A tower of sand',
  description: 'Stores *heat*.',
  relevance: 'Winters are long.',
  source_url: 'https://example.org/sand_(tower)',
};

describe('the texts of merged cards', () => {
  it('are taken from the other card where the remaining one has none', () => {
    expect(mergedText(empty, sand)).toEqual(sand);
    expect(mergedText(sand, empty)).toEqual({ ...sand, title: 'Empty' });
  });

  it('include differing texts under the title of the merged card', () => {
    const other = { ...sand, title: 'Other', subtitle: 'A tower', description: 'Keeps warm.', source_url: null };
    expect(mergedText(sand, other)).toEqual({
      ...empty,
      title: 'Other',
      subtitle: 'A tower',
      description: 'Keeps warm.\n\n### Sand \\[battery\\]\n\nA tower of sand\n\nStores *heat*.',
      relevance: 'Winters are long.',
      source_url: 'https://example.org/sand_(tower)',
    });
  });

  it('link the other source, unless it is the same', () => {
    const here = { ...empty, source_url: 'https://example.com/a' };
    expect(mergedText({ ...empty, source_url: 'http://www.example.com/a/?utm_source=x' }, here)).toEqual(here);
    expect(mergedText({ ...empty, title: 'Sand', source_url: sand.source_url }, here)).toEqual({
      ...here,
      description: '### Sand\n\n[example.org](https://example.org/sand_%28tower%29)',
    });
  });

  it('do not repeat what is there already', () => {
    const longer = { ...sand, description: 'First.\n\nStores  *HEAT*. And more.' };
    expect(mergedText(sand, longer)).toEqual(longer);
  });

  it('lose nothing and never change the text of the remaining card', () => {
    const examples = {
      line: ['One.', 'Two words.', 'Two', 'Ada', 'Bo and Cy'],
      markdown: ['One.', 'Two words.', 'Two', '**Bold**', 'Zwölf\n\nBoxkämpfer'],
      address: ['https://a.example/', 'https://b.example/x'],
      day: ['2026-01-31', '2025-12-01'],
      language: ['en', 'de'],
    };
    const texts = forCardTexts((_, { holds }) => fc.option(fc.constantFrom(...examples[holds]), { nil: null }));
    const card: fc.Arbitrary<CardText> = fc.record({ ...texts, title: fc.constantFrom('A', 'B', 'C') });
    fc.assert(
      fc.property(card, card, (from, into) => {
        const merged = mergedText(from, into);
        const whole = cardTextNames
          .map((name) => merged[name])
          .join('\n')
          .toLowerCase();
        for (const name of textsWith('merged', 'appended')) {
          expect(whole).toContain((from[name] ?? '').toLowerCase());
        }
        for (const field of cardTextNames.filter((name) => name !== 'description')) {
          if (into[field] !== null) expect(merged[field]).toBe(into[field]);
        }
        if (into.description !== null) expect(merged.description?.startsWith(into.description)).toBe(true);
        // Merging the same card again adds nothing.
        expect(mergedText(from, merged)).toEqual(merged);
      }),
    );
  });
});
