import { insightFields } from '@foreglow/contract';
import { conclusionValues } from '#features/conclusions/rules/conclusion-values.rules.ts';

/** How insights are edited. */
export const insightValues = conclusionValues('insights', insightFields, {
  key: 'foreglow.insight-text',
  names: ['title', 'description', 'tags', 'image', 'cards'],
});

/** The values of the insight editor. */
export type InsightValues = typeof insightValues.noValues;
