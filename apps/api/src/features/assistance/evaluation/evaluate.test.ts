import { afterAll, beforeAll, expect, it } from 'vitest';
import { Ai } from '#platform/ai/ai.ts';
import { AiServer } from '#test/support/ai-server.ts';
import { evaluateDrafts } from './evaluate.ts';

let server: AiServer;
beforeAll(async () => {
  server = await AiServer.start(['ask', 'suggest-card-tags', 'signals']);
});
afterAll(() => server?.stop());

it('an evaluation counts what a model gets wrong', async () => {
  const sentences = [{ text: 'Sand.', cards: ['c1'] }];
  server.script('ask', { json: { in_cards: true, sentences } }, { json: { in_cards: false, sentences: [] } });
  server.script('suggest-card-tags', 'malformed', 'malformed', { json: { tags: ['prices', 'Transport'] } }, 'refusing');
  const signal = { title: 'A', subtitle: null, description: '', relevance: '', tags: [], cards: [] };
  server.script('signals', {
    json: {
      signals: [
        { ...signal, source_url: 'https://invented.example/' },
        { ...signal, source_url: null },
      ],
    },
  });
  const { config } = server;
  const [ask, tags, signals] = await evaluateDrafts(await Ai.open(() => config));
  // The first answer is right. The others say that the cards do not contain an answer, which is right twice.
  expect(ask).toMatchObject({ drafts: 6, schemaFailures: 0, precision: 1, rightOutcomes: 0.5 });
  expect(tags).toMatchObject({ drafts: 4, schemaFailures: 1, otherFailures: 2, precision: 0.5 });
  expect(signals).toMatchObject({ drafts: 1, schemaFailures: 0, otherFailures: 0 });
});

it('without a provider the tags are evaluated, which rules can suggest', async () => {
  const scores = await evaluateDrafts(await Ai.open(() => undefined));
  expect(scores).toMatchObject([{ kind: 'card-tags', schemaFailures: 0, otherFailures: 0 }]);
  expect(scores[0]?.precision).toBeGreaterThan(0.3);
});
