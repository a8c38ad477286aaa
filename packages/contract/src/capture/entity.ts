import { z } from 'zod';
import { duplicateResource } from '../cards/entity.ts';
import { moment } from '../fields.ts';
import { resource } from '../json-api.ts';

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
  /** A picture to be fetched with `GET /cors`; a card that was made gets it by itself. */
  image_url: z.string().nullable(),
  /** False where the page was too long or too slow to be read to its end. */
  complete: z.boolean(),
  /** The card that was made of it, if one was. */
  card_slug: z.string().nullable(),
  /** Cards of the project that may be about the same thing, as `GET /v1/projects/{id}/duplicates` lists them. */
  duplicates: z.array(duplicateResource),
});
export type CaptureAttributes = z.infer<typeof captureAttributes>;
export const captureResource = resource('captures', captureAttributes);
