import type { z } from 'zod';
import { conclusion } from '../conclusions/conclusion.ts';
import type { OwnFields, OwnValues } from '../conclusions/own-fields.ts';

/** The fields that only insights have. */
export const insightFields = {
  /** What drafted the insight; null where people wrote it. */
  drafter: { holds: 'drafter' },
} as const satisfies OwnFields;
export type InsightFields = OwnValues<typeof insightFields>;

/** A finding drawn from several cards. */
export const insight = conclusion('insights', insightFields, {});
export type InsightAttributes = z.infer<typeof insight.attributes>;
export type InsightResource = z.infer<typeof insight.resource>;
export type InsightChange = z.output<typeof insight.change>;

export const insightSorts = ['-created_at', 'created_at', '-updated_at', 'title'] as const;
export type InsightSort = (typeof insightSorts)[number];
