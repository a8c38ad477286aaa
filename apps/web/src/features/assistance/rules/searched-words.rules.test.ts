import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchedWords } from './searched-words.rules.ts';

test('the words worth a search are the longest of a question, in its order, each once', () => {
  expect(searchedWords('What changes how people travel to work, and which people e-mail from home offices?')).toEqual([
    'changes',
    'people',
    'travel',
    'e-mail',
    'offices',
  ]);
  expect(searchedWords('Why is it so?')).toEqual([]);
});

test('each of them stands in the question', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (question) => {
      const words = searchedWords(question);
      expect(words.length).toBeLessThanOrEqual(5);
      for (const word of words) expect(question).toContain(word);
    }),
  );
});
