// `npm run eval`: drafts on a few invented cards, by the provider of models that is set or else by rules, and prints how
// good the drafts are.
import { readConfig } from './config.ts';
import { evaluateDrafts, tableOf } from './features/assistance/index.ts';
import { nameGroups } from './features/map/index.ts';
import { Ai } from './platform/ai/ai.ts';
import { Outside } from './platform/outside/outside.ts';

const { ai: config } = readConfig();
const ai = await Ai.open(config);
console.log(
  config
    ? `Drafts by ${config.model} at ${new URL(config.baseUrl).host}`
    : 'No provider of models is set (AI_MODEL). These drafts are made by rules.',
);
console.log(`\n${tableOf(await evaluateDrafts({ ai, outside: new Outside('eval'), nameGroups }))}`);
