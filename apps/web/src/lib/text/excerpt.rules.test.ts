import { cardTextOf, markdownTexts } from '@foreglow/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.rules.ts';
import { previewOf } from './plain-text.rules.ts';

const filler = 'Cities are planned for summers that are over. '.repeat(30);
const heat = { term: 'heat', wholeWords: false };
const card = (given: Partial<Parameters<typeof excerptOf>[0]>) => ({ ...cardTextOf(() => null), ...given });

test('without a search, or if the first words contain the hit, the excerpt is the first words', () => {
  const given = card({ description: `Heat is rising. ${filler}heat` });
  expect(excerptOf(given, undefined)).toBe(previewOf(given));
  expect(excerptOf(given, heat)).toBe(previewOf(given));
  expect(excerptOf(card({ description: filler }), heat)).toBe(previewOf(card({ description: filler })));
});

test('a hit further down is shown with its sentence', () => {
  const description = `${filler}\n\nThen **urban heat** came. It stayed.`;
  expect(excerptOf(card({ description }), heat)).toBe('Then urban heat came. It stayed.');
  expect(excerptOf(card({ description: filler, subtitle: 'A study of heat' }), heat)).toBe('A study of heat');
});

test.each(markdownTexts)('a hit in the text %s is shown with its sentence', (name) => {
  const given = card({ description: filler, [name]: `${filler}Planning for heat pays.` });
  expect(excerptOf(given, heat)).toBe('Planning for heat pays.');
});

test('a long sentence is shown from shortly before the hit', () => {
  const description = `${filler}It is ${'very '.repeat(30)}hot where heat stays.`;
  const shown = excerptOf(card({ description }), heat);
  expect(shown).toMatch(/^…very .*heat stays\.$/);
  expect(shown.indexOf('heat')).toBeLessThan(25);
});

test('text without spaces is cut at its sentences, or between characters', () => {
  const before = '都市は過去の夏のために設計されている。'.repeat(20);
  const sea = { term: '海面', wholeWords: false };
  expect(excerptOf(card({ description: `${before}次に海面が上昇した。` }), sea)).toBe('次に海面が上昇した。');
  const shown = excerptOf(card({ description: `${'𠮷'.repeat(200)}海面` }), sea);
  expect(shown).toMatch(/^…𠮷+海面$/u);
  expect(shown.isWellFormed()).toBe(true);
});

test('a hit in the address of a link is skipped', () => {
  const description = `${filler}[A study](https://example.org/heat) says so.\n\nIn the end heat wins.`;
  expect(excerptOf(card({ description }), heat)).toBe('In the end heat wins.');
});

test('a hit is found in what is read of Markdown, as on the server', () => {
  const shown = (markdown: string, term: string) =>
    excerptOf(card({ description: `${filler}\n\n${markdown}` }), { term, wholeWords: false });
  expect(shown('They keep **Heat** storage.', 'heat storage')).toBe('They keep Heat storage.');
  expect(shown('Money for R\\&D.', 'r&d')).toBe('Money for R&D.');
  expect(shown('Some &#x48;**ea**t.', 'some h')).toContain('Some H');
  expect(shown(`${'It’s warm. '.repeat(400)}Full\u00a0stop.`, 'full stop')).toBe('Full stop.');
});

test('the hit is always near the beginning of a short excerpt, wherever it is in the text', () => {
  const word = fc.constantFrom('city.', 'summer', 'plan', 'we,', 'very', '海。', 'long', '**bold**', '\n\n', '- item');
  const words = fc.array(word, { maxLength: 300 }).map((list) => list.join(' '));
  fc.assert(
    fc.property(words, words, (before, after) => {
      const shown = excerptOf(card({ description: `${before} heat ${after}` }), heat);
      const at = shown.indexOf('heat');
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at).toBeLessThan(44);
      expect(shown.length).toBeLessThanOrEqual(192);
    }),
  );
});
