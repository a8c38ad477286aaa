import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PhraseCounts, withoutRepeated } from './boilerplate.rules.ts';
import { type Line, linesOf } from './prepare.rules.ts';

const linesOfCard = (title: string, description: string): Line[] =>
  linesOf({ title, subtitle: null, description, relevance: null, tags: [], host: null }, () => false);
const wordsOf = (lines: readonly Line[]) => lines.flatMap(({ tokens }) => tokens.flatMap((token) => token?.key ?? []));
function kept(cards: readonly Line[][]): Line[][] {
  const counts = new PhraseCounts();
  for (const lines of cards) counts.add(lines);
  const repeated = counts.repeated();
  return cards.map((lines) => withoutRepeated(lines, repeated));
}

const subjects = ['sand', 'octopus', 'bicycle', 'lantern', 'glacier', 'orchard'];
const menu = 'Politics Culture Sport Weather Podcasts';
const sentence = 'Researchers measured glacier runoff beside alpine villages using cheap drifting sensors';

describe('text shared by many cards', () => {
  it('is removed: a menu line, and a sentence within a longer line', () => {
    const cards = subjects.map((word) =>
      linesOfCard(word, `${menu}\nThe ${word} is described here. ${sentence} ${word}`),
    );
    for (const [at, lines] of kept(cards).entries()) {
      const words = wordsOf(lines);
      for (const word of ['politic', 'podcast', 'runoff', 'drifting']) expect(words).not.toContain(word);
      expect(words.filter((word) => word === subjects[at])).toHaveLength(3);
    }
  });

  it('stays in titles and tags', () => {
    const cards = subjects.map((word) => linesOfCard(menu, word));
    for (const lines of kept(cards)) expect(wordsOf(lines)).toContain('podcast');
  });

  it('stays if only three cards contain it, however often each', () => {
    const cards = subjects.map((word, at) => linesOfCard(word, at < 3 ? `${sentence}\n`.repeat(9) : word));
    expect(kept(cards)).toEqual(cards);
    // Control: a fourth card makes the difference.
    const four = subjects.map((word, at) => linesOfCard(word, at < 4 ? sentence : word));
    expect(wordsOf(kept(four).flat())).not.toContain('runoff');
  });

  it('must be in more cards if there are many', () => {
    const cards = (having: number) =>
      Array.from({ length: 700 }, (_, at) => linesOfCard(`Subject${at}`, at < having ? sentence : ''));
    expect(wordsOf(kept(cards(9)).flat())).toContain('runoff');
    expect(wordsOf(kept(cards(10)).flat())).not.toContain('runoff');
  });

  it('only ever loses words, never their order or the breaks between them', () => {
    const text = fc.array(fc.constantFrom('sand ', 'heat ', 'tower ', 'wind ', 'sun, ', '\n'), { maxLength: 30 });
    fc.assert(
      fc.property(fc.array(text, { minLength: 4, maxLength: 8 }), (texts) => {
        const cards = texts.map((words) => linesOfCard('title', words.join('')));
        kept(cards).forEach((lines, card) => {
          expect(lines).toHaveLength(cards[card]?.length ?? 0);
          lines.forEach(({ tokens }, line) => {
            const before = cards[card]?.[line]?.tokens ?? [];
            expect(tokens).toEqual(before.map((token, at) => (tokens[at] === null ? null : token)));
          });
        });
      }),
      { numRuns: 20 },
    );
  });
});
