import {
  type CardAttributes,
  type CardTextName,
  cardTextNames,
  forCardTexts,
  markdownTexts,
  textsWith,
} from '@foreglow/contract';
import type { DescribedImage } from '#features/attachments/rules/described-image.ts';
import type { EditedFields } from '#lib/drafts/conflict.rules.ts';
import type { Base, DraftKind } from '#lib/drafts/drafts.rules.ts';

/** The values of the card editor. An empty text stands for none. */
export interface CardValues extends Readonly<Record<CardTextName, string>> {
  readonly tags: readonly string[];
  readonly image: DescribedImage | null;
  /** false: a draft. */
  readonly public: boolean;
}

export const noValues: CardValues = {
  ...forCardTexts(() => ''),
  tags: [],
  image: null,
  public: true,
};

/** The initial values when a saved card is edited. */
export const valuesOf = (card: CardAttributes): CardValues => ({
  ...forCardTexts((name) => card[name] ?? ''),
  tags: card.tags.map(({ name }) => name),
  image: card.attachment && {
    slug: card.attachment.slug,
    altText: card.attachment.meta.image_alt_text ?? '',
    credit: card.attachment.meta.image_credit ?? '',
  },
  public: card.public,
});

/** The values for the API. Empty values clear their fields. */
export const attributesOf = (values: CardValues) => ({
  ...forCardTexts((name, { holds }) => (holds === 'address' ? withScheme(values[name]) : values[name]) || null),
  title: values.title,
  tags: values.tags.map((name) => ({ name })),
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

const ordered = (values: CardValues) => [
  cardTextNames.map((name) => values[name]),
  values.tags,
  values.image && [values.image.slug, values.image.altText, values.image.credit],
  values.public,
];

/** The saved card that is being edited. */
export type CardBase = Base<CardValues>;

/** The fields in the order of the editor. */
export const cardFields: EditedFields<CardValues> = {
  names: ['image', ...textsWith('part', 'words'), 'tags', ...textsWith('part', 'facts'), 'public'],
  texts: markdownTexts,
  lists: ['tags'],
};

/** Drafts of cards are kept on the device. */
export const cardDrafts: DraftKind<CardValues> = {
  key: 'foreglow.card-text',
  read(found) {
    // Drafts from before cards had pictures or some of their texts are valid too.
    const values = { ...forCardTexts(() => ''), image: null, ...(found as Partial<CardValues>) } as CardValues;
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
