import type { OwnFields, OwnValues } from '../conclusions/own-fields.ts';

/** The fields that only insights have. */
export const insightFields = {
  /** What drafted the insight; null where people wrote it. */
  drafter: { holds: 'drafter' },
} as const satisfies OwnFields;
export type InsightFields = OwnValues<typeof insightFields>;
