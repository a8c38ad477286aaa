import { describe, expect, it } from 'vitest';
import { passagesFor } from '../answers/answer.rules.ts';
import { RuleDrafts } from './rule-drafts.ts';

const drafts = new RuleDrafts();
const cards = Array.from({ length: 60 }, (_, at) => ({
  slug: `card-${at}`,
  public: true,
  title: `Sand stores heat ${at}`,
  subtitle: null,
  description: `A tower of sand stores the heat of summer number ${at}. A town is warmed by it.`,
  relevance: null,
}));
const question = 'How will towns store heat?';
const never = new AbortController().signal;

describe('a draft by rules', () => {
  it('is made in another thread, in the same way', async () => {
    let wasFree = false;
    setImmediate(() => {
      wasFree = true;
    });
    expect(await drafts.make('answer', { question, cards }, never)).toEqual(passagesFor(question, cards));
    expect(wasFree).toBe(true);
  });

  it('names the cards that it was given, whichever list they are in', async () => {
    const trend = { title: 'Heat storage spreads' };
    const written = cards.map((card) => ({ ...card, relevance: 'Cheap heat storage could replace gas.' }));
    expect((await drafts.make('trend', { trend, cards: written }, never)).text).toBe(
      '- Cheap heat storage could replace gas.',
    );
  });

  it('compares cards with others in that thread too', async () => {
    const others = ['Night trains return', 'Robots pick fruit'].map((title) => ({
      ...cards[0],
      title,
      description: '',
    }));
    const group = { cards, others: others.map((card) => ({ ...card, subtitle: null, relevance: null })) };
    const titled = { title: expect.stringMatching(/sand|heat|tower|summer/i) };
    expect(await drafts.make('insight', group, never)).toMatchObject(titled);
    expect(await drafts.make('map-group', group, never)).toMatchObject(titled);
    const question = { challenge: 'What changes?' };
    const { names } = await drafts.make('brief-domains', { question, tags: [], ...group }, never);
    expect(names).not.toEqual([]);
  });

  it('ends when it is stopped', async () => {
    const stop = new AbortController();
    const endless = Array.from({ length: 500 }, (_, at) => ({
      ...cards[0],
      title: '',
      subtitle: null,
      description: null,
      relevance: Array.from({ length: 3000 }, (_word, word) => `word${at}x${word}`).join(' '),
    }));
    const trend = { title: '', description: endless[0]?.relevance };
    const making = drafts.make('trend', { trend, cards: endless }, stop.signal);
    stop.abort(new Error('stopped'));
    await expect(making).rejects.toThrow('stopped');
    // Control: the next draft is made.
    expect((await drafts.make('answer', { question, cards }, never)).outcome).toBe('passages');
  });
});
