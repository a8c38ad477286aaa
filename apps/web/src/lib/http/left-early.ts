import type {} from './early.ts';

// Separate from early.ts, since the page before sign-in needs none of it.

/** When the unused early requests were sent; undefined if there are none. */
export const earlySince = (): number | undefined =>
  globalThis.foreglowEarly?.answers.size ? globalThis.foreglowEarly.since : undefined;

/** Drops unused early responses, which would soon be outdated. */
export const dropEarly = (): void => {
  globalThis.foreglowEarly = undefined;
};
