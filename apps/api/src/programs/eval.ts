// `npm run eval`: drafts on a few invented cards, with the configured model provider, or else what rules can draft,
// and prints how good the drafts are.

import { evaluateDrafts } from '#features/assistance/evaluation/evaluate.ts';
import { tableOf } from '#features/assistance/evaluation/score.rules.ts';
import { Ai } from '#platform/ai/ai.ts';
import { readConfig } from './shared/config.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

const { ai: config } = readConfig();
const ai = await Ai.open(() => config);
print(
  config
    ? `Drafts by ${config.model} at ${new URL(config.baseUrl).host}`
    : 'No provider of models is set (AI_MODEL). Only what rules can draft is drafted.',
);
print(`\n${tableOf(await evaluateDrafts(ai))}`);
