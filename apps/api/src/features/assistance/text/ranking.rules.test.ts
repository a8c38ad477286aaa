import { describe, expect, it } from 'vitest';
import { bestSentence } from './ranking.rules.ts';

const best = (statement: string, description: string | null, title = 'Sand') =>
  bestSentence(statement, { title, subtitle: null, description, relevance: null });

describe('the best sentence of a card', () => {
  it('shares most with a statement, rare words weighing more than frequent ones', () => {
    const text = 'The town talks about sand. Sand stores heat for months in Tampere. Sand is cheap.';
    expect(best('Sand stores heat in Tampere.', text)).toBe('Sand stores heat for months in Tampere.');
    expect(best('Sand is talked about in town', text)).toBe('The town talks about sand.');
  });

  it('is never its title, and none where nothing is shared', () => {
    expect(best('sand', 'Sand')).toBeUndefined();
    expect(best('sand', null)).toBeUndefined();
    expect(best('octopus', 'It stores heat.')).toBeUndefined();
    expect(best('', 'It stores heat.')).toBeUndefined();
  });

  it('matches forms and compounds of a word, and words of scripts that do not separate them', () => {
    expect(best('Speicher', 'Ein Wärmespeicher steht in Tampere.')).toBeDefined();
    expect(best('Batterie', 'Viele Batterien stehen dort.')).toBeDefined();
    expect(best('熱を蓄える砂', '波が高い。砂は熱を蓄える。', '塔')).toBe('砂は熱を蓄える。');
  });
});
