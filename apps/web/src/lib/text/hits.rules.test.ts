import { cardTextOf, searchTerm } from '@foreglow/contract';
import { matchesSearch } from '@foreglow/contract/cards/matching';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piecesOf } from './hits.rules.ts';

const marked = (text: string, term: string, wholeWords = false) =>
  piecesOf(text, { term: searchTerm(term), wholeWords })
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Heat in the ward', 'heat', '[Heat] in the ward'],
  ['Urban heat, more HEAT', ' Heat ', 'Urban [heat], more [HEAT]'],
  ['Nothing of the kind', 'heat', 'Nothing of the kind'],
  ['aaaa', 'aa', '[aa][aa]'],
  ['cafe\u0301 and café', 'CAFÉ', '[cafe\u0301] and [café]'],
  ['İstanbul and Istanbul', 'stanbul', 'İ[stanbul] and I[stanbul]'],
  ['İİx', 'x', 'İİ[x]'],
  ['ΟΔΟΣ', 'οδος', '[ΟΔΟΣ]'],
  ['海面上昇の影響', '上昇', '海面[上昇]の影響'],
  ['it’s', "it's", '[it’s]'],
  ['the 2020–2030 plan', '2020-2030', 'the [2020–2030] plan'],
  ['Wo\u00ADche und\u00A0Stunde', 'woche und stunde', '[Wo\u00ADche und\u00A0Stunde]'],
  ['ＡＩ in Straße', 'strasse', 'ＡＩ in [Straße]'],
  ['İstanbul, ısı', 'istanbul, isi', '[İstanbul, ısı]'],
  ['a  b👨‍👩‍👧c', 'c', 'a  b👨‍👩‍👧[c]'],
  ['100% of it', '0%', '10[0%] of it'],
])('in %j the hits of %j are marked: %s', (text, term, expected) => {
  expect(marked(text, term)).toBe(expected);
});

test('a search for whole words marks only whole words', () => {
  expect(marked('AI said: AI-made Thailand', 'ai', true)).toBe('[AI] said: [AI]-made Thailand');
});

/**
 * Few different letters, so that hits are frequent, including letters whose length changes with case or composition.
 */
const text = fc.string({
  unit: fc.constantFrom(
    'a',
    'B',
    'b',
    'İ',
    'ı',
    'ß',
    '’',
    '–',
    '\u00AD',
    '\u00A0',
    'Ａ',
    'ﾞ',
    'ｶ',
    '\u200D',
    'e',
    '\u0301',
    'é',
    ' ',
    'Σ',
    '海',
    '😀',
  ),
});
const term = fc.string({ unit: fc.constantFrom('a', 'b', 'i', 'ß', 'é', 'e', 'σ', '海', '😀', ' '), minLength: 1 });

test('the pieces form the text, and one of them is a hit exactly if the search finds the text', () => {
  fc.assert(
    fc.property(text, term, fc.boolean(), (given, searched, wholeWords) => {
      fc.pre(searchTerm(searched) !== '');
      const pieces = piecesOf(given, { term: searchTerm(searched), wholeWords });
      expect(pieces.map((piece) => piece.text).join('')).toBe(given);
      const card = { ...cardTextOf(() => null), title: given, tags: [] };
      expect(pieces.some((piece) => piece.hit)).toBe(matchesSearch(card, searched, wholeWords));
    }),
  );
});
