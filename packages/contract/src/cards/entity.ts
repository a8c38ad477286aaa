import { z } from 'zod';
import { attachmentAttributes, attachmentGiven } from '../attachments/entity.ts';
import {
  clearable,
  creationKey,
  line,
  locale,
  moment,
  optionalLine,
  optionalText,
  slug,
  webAddress,
} from '../fields.ts';
import { drafter, drafterGiven } from '../generation/drafter.ts';
import { relatedResource, resource, toMany, toOne, toOneOrNone } from '../json-api.ts';
import { limits } from '../limits.ts';
import { tagName } from '../tags/entity.ts';
import { differentTags, tagColors } from '../tags/tag.ts';
import { type CardText, type CardTextName, forCardTexts } from './texts.ts';

export const cardTag = z.object({ name: z.string(), sticky: z.boolean(), color: z.enum(tagColors) });
export type CardTag = z.infer<typeof cardTag>;

const storedTexts = forCardTexts((_, { required }) => (required ? z.string() : z.string().nullable())) as {
  readonly [N in CardTextName]: z.ZodType<CardText[N]>;
};

export const cardAttributes = z.object({
  slug: z.string(),
  ...storedTexts,
  /** Sticky tags first, then by name. */
  tags: z.array(cardTag),
  creator: z.object({ name: z.string(), email: z.string() }),
  /** false: a draft. */
  public: z.boolean(),
  /** true: an AI signal. */
  ai_assistant: z.boolean(),
  /** What drafted the card; null where people wrote it. Lists have it only when `fields[cards]` names it. */
  drafter: drafter.nullable().optional(),
  /** The card's picture. */
  attachment: attachmentAttributes.nullable(),
  project: z.object({ slug: z.string(), title: z.string() }),
  created_at: moment,
  updated_at: moment,
});
export type CardAttributes = z.infer<typeof cardAttributes>;
export const cardResource = relatedResource('cards', cardAttributes, {
  project: toOne,
  creator: toOne,
  tags: toMany,
  attachment: toOneOrNone,
});
export type CardResource = z.infer<typeof cardResource>;

const listedAttributes = cardAttributes.extend({
  /** The first characters of the description, see `limits`. Sent only when `fields[cards]` names it. */
  description_excerpt: z.string().nullable().optional(),
  /** The publisher of the source, or else its site. Sent only when `fields[cards]` names it. */
  source_name: z.string().nullable().optional(),
});
export type CardField = keyof z.infer<typeof listedAttributes>;
/** The names that `fields[cards]` takes. */
export const cardFields = listedAttributes.keyof().options as [CardField, ...CardField[]];
export type ListedCardResource = CardResource & { attributes: z.infer<typeof listedAttributes> };
/**
 * A card in a list. The type is that of a list requested without `fields[cards]`: a caller who names fields knows which
 * ones they get.
 */
export const listedCardResource = relatedResource(
  'cards',
  listedAttributes.partial(),
  cardResource.shape.relationships.partial().shape,
).partial({ relationships: true }) as unknown as z.ZodType<ListedCardResource, ListedCardResource>;

export const tagsGiven = z
  .array(z.object({ name: tagName }))
  .max(limits.tagsPerCard, `At most ${limits.tagsPerCard} tags.`)
  .transform((tags) => differentTags(tags.map((tag) => tag.name)));

/** A value that may be missing; an empty text counts as missing. */
const orNothing = (value: z.ZodType<string, string>) =>
  z
    .string()
    .transform((given) => given.trim() || null)
    .pipe(value.nullable())
    .nullable();

/** What each kind of text accepts. An empty text counts as missing. */
const accepted = {
  line: ({ maxLength }: { maxLength: number }) => optionalLine(maxLength),
  markdown: () => optionalText,
  address: () => orNothing(webAddress),
  day: () => orNothing(z.iso.date('Give a day as YYYY-MM-DD.')),
  language: () => orNothing(locale),
};

const givenTexts = forCardTexts((_, text) =>
  text.required ? line(text.maxLength) : accepted[text.holds](text).optional(),
) as {
  readonly [N in CardTextName]: N extends 'title'
    ? z.ZodType<string, string>
    : z.ZodOptional<z.ZodType<string | null, string | null>>;
};

const fields = {
  ...givenTexts,
  tags: clearable(tagsGiven).optional(),
  public: z.boolean().optional(),
  ai_assistant: z.boolean().optional(),
  attachment_id: attachmentGiven.optional(),
};

/** A change to many cards: tags to add, tags to remove, whether they are published. */
export const bulkChange = {
  add_tags: tagsGiven.optional(),
  /** Names. Tags that a card does not have are ignored. A tag that is also added stays. */
  remove_tags: z.array(tagName).max(limits.filterValues, `At most ${limits.filterValues} tags.`).optional(),
  public: z.boolean().optional(),
};

/** A card that may be about the same thing: with the reason and the similarity (0–1). */
export const duplicateAttributes = cardAttributes
  .pick({ title: true, subtitle: true, source_url: true, public: true, created_at: true, creator: true })
  .extend({
    reason: z.enum(['url', 'title', 'similar_title', 'similar_text', 'same_subject']),
    similarity: z.number(),
  });
export type DuplicateAttributes = z.infer<typeof duplicateAttributes>;
export const duplicateResource = resource('duplicates', duplicateAttributes);

/** How many cards a list would have with each value chosen. Each count ignores the filter that it belongs to. */
const cardFacets = z.object({
  /** Highest count first; tags of several projects with the same name are one. */
  tags: z.array(z.object({ name: z.string(), count: z.int() })),
  /** Highest count first, the team as one. */
  creators: z.array(z.object({ name: z.string(), email: z.string(), count: z.int() })),
});
export type CardFacets = z.infer<typeof cardFacets>;
export const cardFacetsResource = resource('card-facets', cardFacets);

/**
 * What a card is created from. Tags that the project does not have yet are created; absent `public` means published.
 */
export const newCard = z.object({
  ...fields,
  project_slug: slug,
  drafter: drafterGiven,
  creation_key: creationKey.optional(),
});
/**
 * A change of a card: a value sets a field, `null` clears it, and an absent field stays unchanged. `based_on` is the
 * `updated_at` of the card that was changed: when the stored one is newer, nothing is changed and the answer is
 * `edited_meanwhile`.
 */
export const cardChange = z.object({ ...fields, based_on: moment }).partial();
export type CardChange = z.output<typeof cardChange>;
