import { describe, expect, it } from 'vitest';
import { builtInBriefDomains } from './brief-domains.rules.ts';
import { DomainRules } from './domain-rules.ts';

const rules = new DomainRules();
const card = (title: string, description: string | null) => ({ title, subtitle: null, description, relevance: null });
const fitting = Array.from({ length: 40 }, (_, at) => card(`Sand stores heat ${at}`, 'A town is warmed by it.'));
const others = ['Night trains return', 'Robots pick fruit'].map((title) => card(title, null));
const material = { question: { challenge: 'What changes?' }, tags: [], fitting, others };
const never = new AbortController().signal;

describe('domains by rules', () => {
  it('are found in another thread, as the rules find them', async () => {
    let wasFree = false;
    setImmediate(() => {
      wasFree = true;
    });
    const found = await rules.suggest(material, never);
    expect(found).toEqual(builtInBriefDomains(material));
    expect(found.names.map(({ name }) => name.toLowerCase()).join()).toMatch(/sand|heat/);
    expect(wasFree).toBe(true);
  });

  it('are no longer looked for when they are no longer wanted', async () => {
    const endless = Array.from({ length: 500 }, (_, at) =>
      card('', Array.from({ length: 3000 }, (_word, word) => `word${at}x${word}`).join(' ')),
    );
    const stop = new AbortController();
    const looking = rules.suggest({ ...material, fitting: endless }, stop.signal);
    stop.abort(new Error('stopped'));
    await expect(looking).rejects.toThrow('stopped');
    // Control: the next ones are found.
    expect((await rules.suggest(material, never)).names).not.toEqual([]);
  });
});
