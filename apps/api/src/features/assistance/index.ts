export { type AssistanceApi, composeAssistance } from './compose.ts';
export { DraftFailed } from './draft-failed.ts';
export type { Drafting, DraftSubject } from './drafting.ts';
export { evaluateDrafts } from './evaluation/evaluate.ts';
export { tableOf } from './evaluation/score.rules.ts';
