import { describe, expect, it } from 'vitest';
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

  it('are words of the card where no tag of the project fits', () => {
    const { names } = builtInCardTags(card, ['Law'], []);
    expect(names.length).toBeGreaterThan(0);
    expect(names.every(({ known }) => !known)).toBe(true);
  });
});
