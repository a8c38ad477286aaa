import { expect, it } from 'vitest';
import { type CardWords, comparedLength } from './card-words.ts';
import { linesOf } from './prepare.rules.ts';

const card: CardWords = { title: 'Sand', subtitle: null, description: null, relevance: null, tags: [], host: null };
const wordsOf = (texts: Partial<CardWords>) =>
  linesOf({ ...card, ...texts }, () => false).flatMap(({ tokens }) => tokens.map((token) => token?.key));

it('of a long text only the beginning is compared, however many lines it has', () => {
  const long = 'Tower of sand.\n'.repeat(comparedLength);
  const beginning = long.slice(0, comparedLength);
  expect(wordsOf({ subtitle: long, description: long, relevance: long })).toEqual(
    wordsOf({ subtitle: beginning, description: beginning, relevance: beginning }),
  );
  // Control: the end of the beginning counts.
  expect(wordsOf({ description: beginning }).length).toBeGreaterThan(
    wordsOf({ description: beginning.slice(0, comparedLength - 100) }).length,
  );
});
