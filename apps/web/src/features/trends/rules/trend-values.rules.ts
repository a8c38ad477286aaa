import {
  type Direction,
  directions,
  type Horizon,
  horizons,
  type RatingStep,
  ratingSteps,
  type TrendAttributes,
} from '@foreglow/contract';
import {
  type ConclusionValues,
  commonAttributesOf,
  commonValuesOf,
  hasCommonValues,
  isEvidenceList,
  noCommonValues,
} from '#features/conclusions/rules/conclusion-values.rules.ts';
import type { Evidence } from '#features/evidence/rules/evidence.rules.ts';
import { type EditedFields, sameFields } from '#lib/drafts/conflict.rules.ts';
import type { Base, DraftKind } from '#lib/drafts/drafts.rules.ts';
import { stepOf } from './steps.rules.ts';

/** The values of the trend editor. */
export interface TrendValues extends ConclusionValues {
  readonly subtitle: string;
  /** Markdown. */
  readonly implications: string;
  readonly horizon: Horizon;
  readonly impact: RatingStep;
  readonly certainty: RatingStep;
  readonly direction: Direction;
  readonly insights: readonly Evidence[];
}

/** The initial values of a new trend. */
export const noValues: TrendValues = {
  ...noCommonValues,
  subtitle: '',
  implications: '',
  horizon: 'next',
  impact: 3,
  certainty: 3,
  direction: 'rising',
  insights: [],
};

/** The initial values when a saved trend is edited. */
const valuesOf = (trend: TrendAttributes): TrendValues => ({
  ...commonValuesOf(trend),
  subtitle: trend.subtitle ?? '',
  implications: trend.implications ?? '',
  horizon: trend.horizon,
  impact: stepOf(trend.impact),
  certainty: stepOf(trend.certainty),
  direction: trend.direction,
  insights: trend.insights,
});

/** The values for the API. Empty values clear their fields. */
export const attributesOf = (values: TrendValues) => ({
  ...commonAttributesOf(values),
  subtitle: values.subtitle || null,
  implications: values.implications || null,
  horizon: values.horizon,
  impact: values.impact,
  certainty: values.certainty,
  direction: values.direction,
  insight_slugs: values.insights.map(({ slug }) => slug),
});

/** The fields in the order of the editor. */
export const trendFields: EditedFields<TrendValues> = {
  names: [
    'image',
    'title',
    'subtitle',
    'direction',
    'horizon',
    'impact',
    'certainty',
    'description',
    'implications',
    'insights',
    'cards',
    'tags',
  ],
  texts: ['description', 'implications'],
  lists: ['tags', 'cards', 'insights'],
};

/** A saved trend as editable values. */
export const baseOf = (trend: TrendAttributes): Base<TrendValues> => ({
  values: valuesOf(trend),
  updatedAt: trend.updated_at,
});

/** Drafts of trends kept on this device. */
export const trendDrafts: DraftKind<TrendValues> = {
  key: 'foreglow.trend-text',
  read: (found) => (isComplete(found as TrendValues) ? (found as TrendValues) : undefined),
  same: (a, b) => sameFields(trendFields, a, b),
};

const isComplete = (values: TrendValues): boolean =>
  hasCommonValues(values) &&
  [values.subtitle, values.implications].every((text) => typeof text === 'string') &&
  horizons.includes(values.horizon) &&
  directions.includes(values.direction) &&
  [values.impact, values.certainty].every((step) => ratingSteps.includes(step)) &&
  isEvidenceList(values.insights);
