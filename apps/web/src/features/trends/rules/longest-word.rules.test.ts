import { expect, test } from 'vitest';
import { longestWord } from './longest-word.rules.ts';

test.each([
  ['Care work', 4],
  ['Kreislaufwirtschaft wird Pflicht', 19],
  ['Human-machine teams', 7],
  ['Öl/Gas', 3],
  ['🌊🌊', 2],
  ['', 0],
])('the longest word of "%s" has %i letters', (title, letters) => {
  expect(longestWord(title)).toBe(letters);
});
