import type { InsightAttributes } from '@foreglow/contract';
import type { DescribedImage } from '#features/attachments/rules/described-image.ts';
import { type Evidence, putBack } from '#features/evidence/rules/evidence.rules.ts';
import { isTextList } from '#lib/drafts/drafts.rules.ts';

/** The values that the editors of all conclusions have. */
export interface ConclusionValues {
  readonly title: string;
  /** Markdown. */
  readonly description: string;
  readonly tags: readonly string[];
  readonly image: DescribedImage | null;
  /** In the order of the conclusion. */
  readonly cards: readonly Evidence[];
}

export const noCommonValues: ConclusionValues = { title: '', description: '', tags: [], image: null, cards: [] };

type Common = Pick<InsightAttributes, 'title' | 'description' | 'tags' | 'attachment' | 'cards'>;

/** The saved values, as they are edited. */
export const commonValuesOf = ({ title, description, tags, attachment, cards }: Common): ConclusionValues => ({
  title,
  description: description ?? '',
  tags: tags.map(({ name }) => name),
  image: attachment && {
    slug: attachment.slug,
    altText: attachment.meta.image_alt_text ?? '',
    credit: attachment.meta.image_credit ?? '',
  },
  cards,
});

/** The values for the API. Empty values clear their fields. */
export const commonAttributesOf = ({ title, description, tags, image, cards }: ConclusionValues) => ({
  title,
  description: description || null,
  tags: tags.map((name) => ({ name })),
  attachment_id: image?.slug ?? null,
  card_slugs: cards.map(({ slug }) => slug),
});

/** The cards with others appended. Those already included keep their position. */
export const withCards = (cards: readonly Evidence[], more: readonly Evidence[]): readonly Evidence[] =>
  more.reduce((all, card) => putBack(all, card, all.length), cards);

/** Whether a value found on the device is a list of evidence. */
export const isEvidenceList = (found: unknown): boolean =>
  Array.isArray(found) &&
  found.every((item: Evidence | null) => typeof item?.slug === 'string' && typeof item.title === 'string');

/** Whether values found on the device have everything that all conclusions have. */
export const hasCommonValues = ({ title, description, tags, image, cards }: ConclusionValues): boolean =>
  typeof title === 'string' &&
  typeof description === 'string' &&
  isTextList(tags) &&
  (image === null || typeof image.slug === 'string') &&
  isEvidenceList(cards);
