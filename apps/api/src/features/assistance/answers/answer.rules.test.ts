import { describe, expect, it } from 'vitest';
import type { AskModel } from '../draft-task.ts';
import { type AnswerCard, answerTask } from './answer.rules.ts';

const card = (title: string): AnswerCard => ({
  slug: title.toLowerCase(),
  title,
  subtitle: null,
  description: `${title} stores heat.`,
  relevance: null,
  public: true,
});
const cards = [card('Sand'), card('Salt')];
const drafter = { kind: 'ai', model: 'test', prompt: 'ask@1', at: '2026-11-24T12:00:00Z' } as const;

/** The answer made from a reply of the model. */
async function read(answer: unknown) {
  const ask: AskModel = async ({ schema }) => ({ value: schema.parse(answer), drafter });
  return (await answerTask('What stores heat?', cards)(ask)).result;
}

describe('an answer', () => {
  it('keeps the sentences that name cards from the prompt, and quotes a passage of each of these cards', async () => {
    const sentences = [
      { text: 'Sand and salt do (c1).', cards: ['c1', ' c2', 'c1'] },
      { text: 'All do.', cards: ['c3', 'sand', ''] },
      { text: 'https://evil.example', cards: ['c1'] },
    ];
    const answer = await read({ in_cards: true, sentences });
    expect(answer.sentences).toEqual([{ text: 'Sand and salt do.', card_slugs: ['sand', 'salt'] }]);
    expect(answer.cards.map(({ slug, passage }) => [slug, passage])).toEqual([
      ['sand', 'Sand stores heat.'],
      ['salt', 'Salt stores heat.'],
    ]);
  });

  it.each([
    { in_cards: false, sentences: [{ text: 'Sand does.', cards: ['c1'] }] },
    { in_cards: true, sentences: [] },
    { in_cards: true, sentences: [{ text: 'Sand does.', cards: ['c9'] }] },
  ])('is «not in cards» for %j', async (answer) => expect((await read(answer)).outcome).toBe('not_in_cards'));

  it('quotes nothing of a card that only its title speaks for', async () => {
    const sentences = [{ text: 'Sand.', cards: ['c1'] }];
    const bare = answerTask('What?', [{ ...card('Sand'), description: 'Sand' }]);
    const { result } = await bare(async ({ schema }) => ({
      value: schema.parse({ in_cards: true, sentences }),
      drafter,
    }));
    expect(result.cards.map(({ passage }) => passage)).toEqual(['']);
  });
});
