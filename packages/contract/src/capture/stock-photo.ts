import { z } from 'zod';
import { limits } from '../limits.ts';

export const stockPhoto = z.object({
  /** Names the service too: `unsplash:…`, `openverse:…`. */
  id: z.string(),
  alt_description: z.string().nullable(),
  blur_hash: z.string().nullable(),
  /** `small` for lists, `raw` for storing. */
  urls: z.object({ small: z.string(), raw: z.string() }),
  width: z.int(),
  height: z.int(),
  /** The author, with a link. */
  user: z.object({ name: z.string(), link: z.string().nullable() }),
  source: z.enum(['unsplash', 'openverse']),
  /** The text that must be shown with the picture. */
  credit: z.string(),
});
export type StockPhoto = z.infer<typeof stockPhoto>;

export const stockPhotos = z.object({
  results: z.array(stockPhoto),
  total: z.int(),
  total_pages: z.int(),
});
export type StockPhotos = z.infer<typeof stockPhotos>;

const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'Give a whole number.')
    .transform(Number)
    .pipe(z.int().min(1, 'The smallest value is 1.').max(max, `The largest value is ${max}.`));

export const stockPhotoId = z
  .string()
  .regex(/^(unsplash|openverse):[\w-]{1,64}$/, 'This is not the id of a stock photo.');

/** A page of a search, one photo, or a photo about to be fetched. */
export const stockPhotoQuery = z
  .strictObject({
    searchQuery: z
      .string()
      .trim()
      .min(1, 'Give a word to search for.')
      .max(limits.searchLength, `At most ${limits.searchLength} characters.`)
      .optional(),
    page: wholeNumber(1000).optional().default(1),
    per_page: wholeNumber(limits.stockPhotoPageSize).optional().default(limits.stockPhotoPageSize),
    id: stockPhotoId.optional(),
    downloadImage: stockPhotoId.optional(),
  })
  .refine((query) => [query.searchQuery, query.id, query.downloadImage].filter(Boolean).length === 1, {
    path: ['searchQuery'],
    error: 'Give one of searchQuery, id and downloadImage.',
  });
