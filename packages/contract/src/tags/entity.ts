import { z } from 'zod';
import { line } from '../fields.ts';
import { resource } from '../json-api.ts';
import { limits } from '../limits.ts';
import { tagColors, taxonomies } from './tag.ts';

/** A tag's name. No comma, for names stand in comma-separated lists in addresses and files. */
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
  /** Uses among what the reader may see. */
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
