import { holdsWholeWords, searchable, searchTerm } from '@foreglow/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const holds = (text: string, term: string) => holdsWholeWords(searchable(text), searchTerm(term));

test.each([
  ['AI-made pictures', 'AI'],
  ['(AI)', 'ai'],
  ['made by AI', 'AI'],
  ['said, then AI', 'AI'],
  ['Water, air and light', 'water, air'],
  ['C++ and others', 'C++'],
  ['Wärmepumpe: teuer', 'wa\u0308rmepumpe'],
  ['AI가 그린 그림', 'AI'],
  ['水不足と気候', '不足'],
  ['😀AI😀', 'AI'],
  ['𐐷 AI', 'AI'],
  ['anything', ''],
])('%j contains %j', (text, term) => {
  expect(holds(text, term)).toBe(true);
});

test.each([
  ['she said in Ukraine', 'AI'],
  ['AI2 and xAI', 'AI'],
  ['gridlock', 'grid'],
  ['Smartgrid', 'grid'],
  ['café', 'caf'],
  ['Grid', 'water'],
  ['AI𐐷', 'AI'],
])('%j does not contain %j', (text, term) => {
  expect(holds(text, term)).toBe(false);
});

test('a text that holds a term as whole words also contains it, and words between spaces are whole words', () => {
  const word = fc.constantFrom('ai', 'grid', 'ärger', '水', 'c++', '50%', 'a_b', '한국', '😀');
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), word, (words, term) => {
      const text = words.join(' ');
      if (holdsWholeWords(text, term)) expect(text).toContain(term);
      if (words.includes(term)) expect(holdsWholeWords(text, term)).toBe(true);
      expect(holdsWholeWords(`x${term}x`, term)).toBe(['水', '한국', '😀'].includes(term));
    }),
  );
});
