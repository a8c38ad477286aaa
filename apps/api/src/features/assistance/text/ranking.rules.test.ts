import { describe, expect, it } from 'vitest';
import { bestPassages, bestSentences } from './ranking.rules.ts';

const card = (title: string, description: string | null = null) => ({
  title,
  subtitle: null,
  description,
  relevance: null,
});
const texts = (question: string, cards: readonly ReturnType<typeof card>[]) =>
  bestPassages(question, cards, 5).map(({ text }) => text);

const cards = [
  card('Sand towers', 'The town talks about it. Sand stores heat for months in Tampere. It is cheap.'),
  card('Heat pumps', 'Heat pumps outsell boilers in Norway.'),
  card('Octopus farm', 'The island refuses the farm.'),
];

describe('the best passages', () => {
  it('are the sentences that share most with a question, rare words weighing more than frequent ones', () => {
    expect(texts('Where does sand store heat?', cards)[0]).toBe('Sand stores heat for months in Tampere.');
    expect(texts('Which heat pumps outsell?', cards)[0]).toBe('Heat pumps outsell boilers in Norway.');
  });

  it('are one of each card, which is its title only where nothing else fits', () => {
    expect(texts('sand', [card('Sand'), card('Sand', 'A sentence on sand.')]).sort()).toEqual([
      'A sentence on sand.',
      'Sand',
    ]);
  });

  it('are none where too few words are shared, or the question has no words', () => {
    expect(texts('Which orchestras toured Bolivia in winter with pumps?', cards)).toEqual([]);
    expect(texts('What is it about?', cards)).toEqual([]);
    expect(texts('', cards)).toEqual([]);
    expect(texts('heat', [])).toEqual([]);
  });

  it('match forms and compounds of a word, and words of scripts that do not separate them', () => {
    expect(texts('Speicher', [card('Sand', 'Ein Wärmespeicher steht in Tampere.')])).toHaveLength(1);
    expect(texts('Batterie', [card('Sand', 'Viele Batterien stehen dort.')])).toHaveLength(1);
    expect(texts('熱を蓄える砂', [card('塔', '砂は熱を蓄える。'), card('海', '波が高い。')])).toEqual([
      '砂は熱を蓄える。',
    ]);
  });
});

it('the best sentences of texts share a word with the subject', () => {
  const found = bestSentences('Heat storage', ['Storage is cheap. Octopuses hide.', 'Heat storage grows.'], 3);
  expect(found).toEqual(['Heat storage grows.', 'Storage is cheap.']);
  expect(bestSentences('Heat', ['Octopuses hide.'], 3)).toEqual([]);
});
