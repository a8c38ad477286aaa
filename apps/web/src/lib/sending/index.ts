export { outcomeOf } from './outcome.rules.ts';
export { queuesByName } from './queues-by-name.ts';
export { retryMs, Sender } from './sender.ts';
