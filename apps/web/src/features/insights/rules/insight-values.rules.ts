import type { InsightAttributes } from '@foreglow/contract';
import type { DescribedImage } from '#features/attachments/rules/described-image.ts';
import type { Evidence } from '#features/evidence/rules/evidence.rules.ts';
import { type EditedFields, sameFields } from '#lib/drafts/conflict.rules.ts';
import type { Base, DraftKind } from '#lib/drafts/drafts.rules.ts';

/** The values of the insight editor. */
export interface InsightValues {
  readonly title: string;
  /** Markdown. */
  readonly description: string;
  readonly tags: readonly string[];
  readonly image: DescribedImage | null;
  /** In the order of the insight. */
  readonly cards: readonly Evidence[];
}

/** The stored insight that is being edited. */
export type InsightBase = Base<InsightValues>;

export const noValues: InsightValues = { title: '', description: '', tags: [], image: null, cards: [] };

/** A stored insight as editable values. */
export const baseOf = ({
  title,
  description,
  tags,
  attachment,
  cards,
  updated_at,
}: InsightAttributes): InsightBase => ({
  values: {
    title,
    description: description ?? '',
    tags: tags.map(({ name }) => name),
    image: attachment && {
      slug: attachment.slug,
      altText: attachment.meta.image_alt_text ?? '',
      credit: attachment.meta.image_credit ?? '',
    },
    cards,
  },
  updatedAt: updated_at,
});

/** The values for the API. Empty values clear their fields. */
export const attributesOf = ({ title, description, tags, image, cards }: InsightValues) => ({
  title,
  description: description || null,
  tags: tags.map((name) => ({ name })),
  attachment_id: image?.slug ?? null,
  card_slugs: cards.map(({ slug }) => slug),
});

/** The cards with others appended. Those already included keep their position. */
export const withCards = (cards: readonly Evidence[], more: readonly Evidence[]): readonly Evidence[] => [
  ...cards,
  ...more.filter(({ slug }) => !cards.some((card) => card.slug === slug)),
];

/** The fields in the order of the editor. */
export const insightFields: EditedFields<InsightValues> = {
  names: ['title', 'description', 'tags', 'image', 'cards'],
  texts: ['description'],
  lists: ['tags', 'cards'],
};

/** Drafts of insights are stored on the device. */
export const insightDrafts: DraftKind<InsightValues> = {
  key: 'foreglow.insight-text',
  read: (found) => (isComplete(found as InsightValues) ? (found as InsightValues) : undefined),
  same: (a, b) => sameFields(insightFields, a, b),
};

const isComplete = ({ title, description, tags, image, cards }: InsightValues): boolean =>
  typeof title === 'string' &&
  typeof description === 'string' &&
  Array.isArray(tags) &&
  tags.every((tag) => typeof tag === 'string') &&
  (image === null || typeof image.slug === 'string') &&
  Array.isArray(cards) &&
  cards.every((card: Evidence) => typeof card?.slug === 'string' && typeof card.title === 'string');
