import type { z } from 'zod';
import { conclusion } from '../conclusions/conclusion.ts';
import { insightFields } from './fields.ts';

/** A finding drawn from several cards. */
export const insight = conclusion('insights', insightFields, {});
export type InsightAttributes = z.infer<typeof insight.attributes>;
export type InsightResource = z.infer<typeof insight.resource>;
export type InsightChange = z.output<typeof insight.change>;

export const insightSorts = ['-created_at', 'created_at', '-updated_at', 'title'] as const;
export type InsightSort = (typeof insightSorts)[number];
