import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../text/ranking.rules.ts';
import { builtInCardTags } from './card-tags.rules.ts';

const card = {
  title: 'Velmora warms its pool with a sand tower',
  subtitle: null,
  description: 'The tower keeps heat. Towns could store heat cheaply.',
  relevance: null,
};
const namesOf = (tags: string[], ofSimilar: { name: string; strength: number }[] = []) =>
  builtInCardTags(card, tags, ofSimilar).names.map(({ name }) => name);

describe('tags for a card without a model', () => {
  it('are those that it names, even in another form if one word matches exactly, clearest match first', () => {
    expect(namesOf(['Prices', 'Heat storage', 'Sand'])).toEqual(['Sand', 'Heat storage']);
    // A matching form alone is not enough: a storm is not a store.
    expect(namesOf(['Storms', 'Sand'])).toEqual(['Sand']);
    expect(namesOf(['Heat prices', 'Sand'])).toEqual(['Sand']);
  });

  it('are ranked together with the votes of similar cards', () => {
    const votes = [
      { name: 'Energy', strength: 0.9 },
      { name: 'Prices', strength: 0.3 },
    ];
    expect(namesOf(['Prices', 'Energy', 'Heat', 'Law'], votes)).toEqual(['Energy', 'Heat', 'Prices']);
    expect(namesOf(['Prices', 'Heat'], [{ name: 'Heat', strength: 0.3 }])).toEqual(['Heat']);
  });

  it('are spelled as in the project, including punctuation', () => {
    const { names } = builtInCardTags(card, ['#Sand', 'Heat.', '“Tower”'], []);
    expect(names).toEqual(['#Sand', '“Tower”', 'Heat.'].map((name) => ({ name, known: true })));
  });

  it('recognise forms of words like a comparison with every word of the card', () => {
    const isFormOf = (a: string, b: string) => {
      const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
      return shorter.length > 4 && longer.startsWith(shorter.slice(0, -1));
    };
    const word = fc.string({ unit: fc.constantFrom('b', 'd', 'k'), minLength: 3, maxLength: 8 });
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 12 }), word, (words, form) => {
        fc.pre(!words.includes(form));
        const description = words.join(' ');
        // A tag needs an unchanged word besides the form.
        const named = builtInCardTags({ ...card, description }, [`Velmora ${form}`], []);
        const expected = wordsOf(form).every((one) => wordsOf(description).some((other) => isFormOf(one, other)));
        expect(named.names.some(({ known }) => known)).toBe(expected);
      }),
    );
  });

  it('are words of the card where no tag of the project fits', () => {
    const { names } = builtInCardTags(card, ['Law'], []);
    expect(names.length).toBeGreaterThan(0);
    expect(names.every(({ known }) => !known)).toBe(true);
  });
});
