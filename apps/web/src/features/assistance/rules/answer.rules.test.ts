import { type AnswerAttributes, limits } from '@foreglow/contract';
import { expect, test } from 'vitest';
import { insightOf, numbersOf } from './answer.rules.ts';

const card = (slug: string) => ({ slug, title: slug, passage: `About ${slug}.`, public: true, removed_at: null });
const cards = [card('heat'), card('water')];
const answer: AnswerAttributes = {
  question: 'What?',
  outcome: 'answered',
  sentences: [
    { text: 'It is hot.', card_slugs: ['heat'] },
    { text: 'It is dry.', card_slugs: ['water', 'heat'] },
  ],
  cards,
  drafter: { kind: 'ai', model: 'm', prompt: 'ask@1', at: '2026-01-09T12:00:00.000Z' },
};

test('sentences refer to cards by their numbers in the list and skip cards that are not in it', () => {
  expect(numbersOf({ text: '', card_slugs: ['water', 'gone', 'heat'] }, cards)).toEqual([2, 1]);
});

test('an insight contains the sentences of its answer', () => {
  expect(insightOf(answer)).toEqual({ title: 'What?', description: 'It is hot. It is dry.' });
});

test('the title of an insight is as long as a title can be, and ends with a whole word or character', () => {
  const titleOf = (question: string) => insightOf({ ...answer, question }).title;
  const longest = 'a'.repeat(limits.titleLength);
  expect(titleOf(longest)).toBe(longest);
  expect(titleOf(`${'a'.repeat(190)} and what then?`)).toBe(`${'a'.repeat(190)} and…`);
  expect(titleOf('🌳'.repeat(150))).toBe(`${'🌳'.repeat(99)}…`);
  expect(insightOf({ ...answer, question: `${longest}?` }).description).toBe(`${longest}?\n\nIt is hot. It is dry.`);
});
