import { z } from 'zod';
import { line } from '../fields.ts';
import { resource } from '../json-api.ts';
import { limits } from '../limits.ts';
import { tagColors, taxonomies } from './tag.ts';

/** A tag's name. No comma, since names are in comma-separated lists in addresses and files. */
export const tagName = line(limits.tagNameLength).refine(
  (name) => !name.includes(','),
  'A tag cannot contain a comma.',
);

export const tagAttributes = z.object({
  slug: z.string(),
  name: z.string(),
  color: z.enum(tagColors),
  sticky: z.boolean(),
  taxonomy: z.enum(taxonomies),
  /** The number of uses visible to the reader. */
  count: z.int(),
});
export type TagAttributes = z.infer<typeof tagAttributes>;
export const tagResource = resource('tags', tagAttributes);

export const newTag = z.object({
  name: tagName,
  color: z.enum(tagColors).optional(),
  sticky: z.boolean().optional(),
  taxonomy: z.enum(taxonomies).optional(),
});

/** A change of a tag: a value sets a field, and an absent field stays unchanged. */
export const tagChange = newTag.omit({ taxonomy: true }).partial();
export type TagChange = z.output<typeof tagChange>;

/** Nearly identical tags, the one with the most uses first: the others could be merged into it. */
export const tagSuggestionResource = resource(
  'tag-suggestions',
  z.object({ tags: z.array(tagResource.shape.attributes) }),
);

/** What merging tag a into tag b would change. Contents of the trash do not count. */
export const tagMergeResource = resource(
  'tag-merges',
  z.object({
    /** The number of cards; of insights or trends where the tags belong to their taxonomy. */
    cards_with_a: z.int(),
    /** The number of those that already have b. */
    cards_with_both: z.int(),
  }),
);
