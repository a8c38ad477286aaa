import type {} from './early.ts';

// Apart from early.ts, for the page before sign-in needs none of it.

/** When the early calls were made that nobody has used yet; undefined without any. */
export const earlySince = (): number | undefined =>
  globalThis.foreglowEarly?.answers.size ? globalThis.foreglowEarly.since : undefined;

/** Drops the early answers that nobody used: soon they are no longer true. */
export const dropEarly = (): void => globalThis.foreglowEarly?.answers.clear();
