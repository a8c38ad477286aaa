import type { InsightAttributes } from '@foreglow/contract';
import {
  type ConclusionValues,
  commonAttributesOf,
  commonValuesOf,
  hasCommonValues,
  noCommonValues,
} from '#features/conclusions/rules/conclusion-values.rules.ts';
import { type EditedFields, sameFields } from '#lib/drafts/conflict.rules.ts';
import type { Base, DraftKind } from '#lib/drafts/drafts.rules.ts';

/** The values of the insight editor. */
export type InsightValues = ConclusionValues;

export const noValues = noCommonValues;
export const attributesOf = commonAttributesOf;

/** A saved insight as editable values. */
export const baseOf = (insight: InsightAttributes): Base<InsightValues> => ({
  values: commonValuesOf(insight),
  updatedAt: insight.updated_at,
});

/** The fields in the order of the editor. */
export const insightFields: EditedFields<InsightValues> = {
  names: ['title', 'description', 'tags', 'image', 'cards'],
  texts: ['description'],
  lists: ['tags', 'cards'],
};

/** Drafts of insights are kept on the device. */
export const insightDrafts: DraftKind<InsightValues> = {
  key: 'foreglow.insight-text',
  read: (found) => (hasCommonValues(found as InsightValues) ? (found as InsightValues) : undefined),
  same: (a, b) => sameFields(insightFields, a, b),
};
