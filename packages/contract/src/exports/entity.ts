import { z } from 'zod';
import { timeZone } from '../cards/filter-query.ts';
import { aboutFields, moment, slug } from '../fields.ts';
import { resource } from '../json-api.ts';
import { limits } from '../limits.ts';
import {
  bookletCards,
  cardsPerPage,
  contentsOfFormat,
  exportContents,
  exportFailures,
  exportFormats,
  exportStates,
  papers,
} from './types.ts';

/** Slugs of what is exported, in the order of the export; repeated ones count once. */
const slugs = z
  .array(slug)
  .min(1, 'Select at least one item.')
  .max(limits.exportedItems, `At most ${limits.exportedItems} items.`)
  .transform((given) => [...new Set(given)]);

/** How a PDF looks; other formats ignore the paper and the cards on a page. */
export const exportOptions = z.object({
  paper: z.enum(papers).default('a4'),
  cards_per_page: z.literal(cardsPerPage).default(1),
  /** The cards in the PDF of a whole project; everything else ignores it. */
  cards: z.enum(bookletCards).default('all'),
  /** Drafts are exported only for people who may see them. */
  drafts: z.boolean().default(true),
  comments: z.boolean().default(false),
  pictures: z.boolean().default(true),
  /** Whether slides of a whole project end with the cards that are evidence. */
  appendix: z.boolean().default(true),
  /** For the dates that are printed. */
  time_zone: timeZone.unwrap().default('UTC'),
});
export type ExportOptions = z.infer<typeof exportOptions>;

export const exportGiven = z
  .object({
    format: z.enum(exportFormats),
    content: z.enum(exportContents),
    /**
     * The selected cards, insights, trends or radars. Without it, all of them; for cards, all that match the filters of
     * the call.
     */
    slugs: slugs.optional(),
    options: exportOptions.prefault({}),
  })
  .refine(({ content, slugs: named }) => !named || (content !== 'brief' && content !== 'project'), {
    path: ['slugs'],
    error: 'Only cards, insights, trends and radars can be selected.',
    ...aboutFields('content', 'slugs'),
  })
  .refine(({ format, content }) => contentsOfFormat[format].includes(content), {
    path: ['content'],
    error: 'This format cannot hold this content.',
    ...aboutFields('format', 'content'),
  });
export type ExportGiven = z.output<typeof exportGiven>;

export const exportAttributes = z.object({
  slug: z.string(),
  format: z.enum(exportFormats),
  content: z.enum(exportContents),
  state: z.enum(exportStates),
  /** How many of its items have been written, and how many there are. */
  done: z.int(),
  total: z.int(),
  /** The name under which the file is saved. */
  file_name: z.string(),
  /** The length of the file; null until it is ready. */
  bytes: z.int().nullable(),
  /** The address of the file for some minutes; null until it is ready, and in lists. */
  url: z.string().nullable(),
  /** The version of the project that the export shows, and when it was read. */
  version: z.int().nullable(),
  taken_at: moment.nullable(),
  /** How many of the selected items were deleted before they could be read. */
  left_out: z.int(),
  failure: z.enum(exportFailures).nullable(),
  project: z.object({ slug: z.string(), title: z.string() }),
  created_at: moment,
  /** When the file is deleted. */
  expires_at: moment,
});
export type ExportAttributes = z.infer<typeof exportAttributes>;
export const exportResource = resource('exports', exportAttributes);
export type ExportResource = z.infer<typeof exportResource>;
