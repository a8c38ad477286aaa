import type { CardAttributes } from '@foreglow/contract';
import type { DescribedImage } from '#features/attachments/rules/described-image.ts';
import type { EditedFields } from '#lib/drafts/conflict.rules.ts';
import type { Base, DraftKind } from '#lib/drafts/drafts.rules.ts';

/** The values of the card editor. */
export interface CardValues {
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly relevance: string;
  readonly tags: readonly string[];
  readonly source_url: string;
  readonly image: DescribedImage | null;
  /** false: a draft. */
  readonly public: boolean;
}

export const noValues: CardValues = {
  title: '',
  subtitle: '',
  description: '',
  relevance: '',
  tags: [],
  source_url: '',
  image: null,
  public: true,
};

/** The initial values when a stored card is edited. */
export const valuesOf = (card: CardAttributes): CardValues => ({
  title: card.title,
  subtitle: card.subtitle ?? '',
  description: card.description ?? '',
  relevance: card.relevance ?? '',
  tags: card.tags.map(({ name }) => name),
  source_url: card.source_url ?? '',
  image: card.attachment && {
    slug: card.attachment.slug,
    altText: card.attachment.meta.image_alt_text ?? '',
    credit: card.attachment.meta.image_credit ?? '',
  },
  public: card.public,
});

/** The values for the API. Empty values clear their fields. */
export const attributesOf = (values: CardValues) => ({
  title: values.title,
  subtitle: values.subtitle || null,
  description: values.description || null,
  relevance: values.relevance || null,
  tags: values.tags.map((name) => ({ name })),
  source_url: withScheme(values.source_url) || null,
  attachment_id: values.image?.slug ?? null,
  public: values.public,
});

/** Adds the missing `https://` to an address such as `example.org/page`. */
function withScheme(address: string): string {
  const text = address.trim();
  return /^[\w-]+(\.[\w-]+)+(?:[/:?#]|$)/.test(text) ? `https://${text}` : text;
}

export const sameValues = (a: CardValues, b: CardValues): boolean =>
  JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));

const ordered = ({
  title,
  subtitle,
  description,
  relevance,
  tags,
  source_url,
  image,
  public: isPublic,
}: CardValues) => [
  title,
  subtitle,
  description,
  relevance,
  tags,
  source_url,
  image && [image.slug, image.altText, image.credit],
  isPublic,
];

/** The stored card that is being edited. */
export type CardBase = Base<CardValues>;

/** The fields in the order of the editor. */
export const cardFields: EditedFields<CardValues> = {
  names: ['image', 'title', 'subtitle', 'description', 'relevance', 'tags', 'source_url', 'public'],
  texts: ['description', 'relevance'],
  lists: ['tags'],
};

/** Drafts of cards are stored on the device. */
export const cardDrafts: DraftKind<CardValues> = {
  key: 'foreglow.card-text',
  read(found) {
    // Drafts from before cards had pictures are valid too.
    const values = { ...(found as CardValues), image: (found as CardValues).image ?? null };
    return isComplete(values) ? values : undefined;
  },
  same: sameValues,
};

function isComplete(values: CardValues): boolean {
  const names = Object.keys(noValues) as (keyof CardValues)[];
  return (
    names.every((name) => typeof values[name] === typeof noValues[name]) &&
    Array.isArray(values.tags) &&
    values.tags.every((tag) => typeof tag === 'string') &&
    (values.image === null || typeof values.image.slug === 'string')
  );
}
