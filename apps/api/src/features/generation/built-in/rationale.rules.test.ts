import { describe, expect, it } from 'vitest';
import { Languages } from '#platform/languages/languages.ts';
import { frameOf, sourceCard } from '#test/support/source-cards.ts';
import { newestOf } from '../step-results.ts';
import { generationTexts } from '../texts.ts';
import { workByRules } from './rule-work.rules.ts';

const words = Languages.builtIn.words(generationTexts, 'en');

/** The rationale of a blip whose only card has the description. */
function rationaleFor(description: string): string {
  const cards = [sourceCard(1, 'Heat pumps for streets', { description })];
  const newest = newestOf(frameOf(cards, [0]));
  const candidates = [{ label: 'Heat pumps', domain: 'Homes', about: null, cardIds: [1] }];
  const { blips } = workByRules({ kind: 'placement', input: { cards, candidates, impacts: [], newest } });
  const { blips: written } = workByRules({ kind: 'writing', input: { cards, blips, newest, words } });
  return written[0]?.rationale ?? '';
}

describe('a rationale by rules', () => {
  it('quotes the first sentence of its only card', () => {
    expect(rationaleFor('A [tower](https://example.org) of sand stores the heat. It is warm.')).toContain(
      'A tower of sand stores the heat.',
    );
  });

  it.each(['都市の暖房', '🌅'])(
    'quotes only its beginning, and no half character, where no space separates words: %s',
    (word) => {
      const rationale = rationaleFor(`a${word.repeat(400)}`);
      expect(rationale).toContain(word.repeat(40));
      expect(rationale.isWellFormed()).toBe(true);
      expect(rationale.length).toBeLessThan(500);
    },
  );
});
