import {
  type Direction,
  directions,
  type Horizon,
  horizons,
  type RatingStep,
  ratingSteps,
  type TrendAttributes,
} from '@foreglow/contract';
import type { DescribedImage } from '#features/attachments/rules/described-image.ts';
import type { Evidence } from '#features/evidence/rules/evidence.rules.ts';
import { type EditedFields, sameFields } from '#lib/drafts/conflict.rules.ts';
import type { Base, DraftKind } from '#lib/drafts/drafts.rules.ts';
import { stepOf } from './steps.rules.ts';

/** The values of the trend editor. */
export interface TrendValues {
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly implications: string;
  readonly horizon: Horizon;
  readonly impact: RatingStep;
  readonly certainty: RatingStep;
  readonly direction: Direction;
  readonly tags: readonly string[];
  readonly image: DescribedImage | null;
  readonly cards: readonly Evidence[];
  readonly insights: readonly Evidence[];
}

/** The initial values of a new trend. */
export const noValues: TrendValues = {
  title: '',
  subtitle: '',
  description: '',
  implications: '',
  horizon: 'next',
  impact: 3,
  certainty: 3,
  direction: 'rising',
  tags: [],
  image: null,
  cards: [],
  insights: [],
};

/** The initial values when a stored trend is edited. */
const valuesOf = (trend: TrendAttributes): TrendValues => ({
  title: trend.title,
  subtitle: trend.subtitle ?? '',
  description: trend.description ?? '',
  implications: trend.implications ?? '',
  horizon: trend.horizon,
  impact: stepOf(trend.impact),
  certainty: stepOf(trend.certainty),
  direction: trend.direction,
  tags: trend.tags.map(({ name }) => name),
  image: trend.attachment && {
    slug: trend.attachment.slug,
    altText: trend.attachment.meta.image_alt_text ?? '',
    credit: trend.attachment.meta.image_credit ?? '',
  },
  cards: trend.cards,
  insights: trend.insights,
});

/** The values for the API. Empty values clear their fields. */
export const attributesOf = ({ image, cards, insights, tags, ...values }: TrendValues) => ({
  ...values,
  subtitle: values.subtitle || null,
  description: values.description || null,
  implications: values.implications || null,
  tags: tags.map((name) => ({ name })),
  attachment_id: image?.slug ?? null,
  card_slugs: cards.map(({ slug }) => slug),
  insight_slugs: insights.map(({ slug }) => slug),
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

/** The stored trend that is being edited. */
export type TrendBase = Base<TrendValues>;

/** A stored trend as editable values. */
export const baseOf = (trend: TrendAttributes): TrendBase => ({ values: valuesOf(trend), updatedAt: trend.updated_at });

/** Drafts of trends stored on this device. */
export const trendDrafts: DraftKind<TrendValues> = {
  key: 'foreglow.trend-text',
  read: (found) => (isComplete(found as TrendValues) ? (found as TrendValues) : undefined),
  same: (a, b) => sameFields(trendFields, a, b),
};

function isComplete(values: TrendValues): boolean {
  const texts = [values.title, values.subtitle, values.description, values.implications, ...values.tags];
  return (
    texts.every((text) => typeof text === 'string') &&
    horizons.includes(values.horizon) &&
    directions.includes(values.direction) &&
    [values.impact, values.certainty].every((step) => ratingSteps.includes(step)) &&
    [...values.cards, ...values.insights].every(({ slug }) => typeof slug === 'string') &&
    (values.image === null || typeof values.image.slug === 'string')
  );
}
