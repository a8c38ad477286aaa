import { z } from 'zod';
import { moment } from '../fields.ts';
import { resource } from '../json-api.ts';

/** A card of the project that says the same already: of the same address, or of the same title. */
const duplicate = resource(
  'duplicates',
  z.object({
    title: z.string(),
    subtitle: z.string().nullable(),
    source_url: z.string().nullable(),
    public: z.boolean(),
    created_at: moment,
    creator: z.object({ name: z.string(), email: z.string() }),
    reason: z.enum(['url', 'title', 'similar_title', 'similar_text']),
    /** 0 to 1. */
    similarity: z.number(),
  }),
);
export type Duplicate = z.infer<typeof duplicate>;

export const captureAttributes = z.object({
  /** The address to cite: where it leads at last, or the one that the page itself names as its own. */
  url: z.string(),
  /** The address as it was given. */
  source_url: z.string(),
  kind: z.enum(['html', 'pdf', 'image', 'other']),
  /** At most as long as a card’s title; where nothing says one, the last words of the address. */
  title: z.string(),
  /** Plain text. */
  description: z.string().nullable(),
  site_name: z.string(),
  author: z.string().nullable(),
  published_at: moment.nullable(),
  /** A picture to be fetched with `GET /cors`. */
  image_url: z.string().nullable(),
  /** False where the page was too long or too slow to be read to its end. */
  complete: z.boolean(),
  /** The card that was made of it, if one was. */
  card_slug: z.string().nullable(),
  duplicates: z.array(duplicate),
});
export type CaptureAttributes = z.infer<typeof captureAttributes>;
export const captureResource = resource('captures', captureAttributes);
