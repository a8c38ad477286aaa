import { z } from 'zod';
import { duplicateResource } from '../cards/entity.ts';
import { moment } from '../fields.ts';
import { resource } from '../json-api.ts';

export const captureAttributes = z.object({
  /** The address to cite: the final one, or the canonical one named by the page. */
  url: z.string(),
  /** The requested address. */
  source_url: z.string(),
  kind: z.enum(['html', 'pdf', 'image', 'other']),
  /** At most as long as a card’s title; without a title, the last part of the address. */
  title: z.string(),
  /** Plain text. */
  description: z.string().nullable(),
  site_name: z.string(),
  author: z.string().nullable(),
  published_at: moment.nullable(),
  /** A picture to be fetched with `GET /cors`; a created card gets it automatically. */
  image_url: z.string().nullable(),
  /** False if the page was too long or too slow to be read completely. */
  complete: z.boolean(),
  /** Why the page could not be read, as a sentence, if the card was to be created from the address alone. */
  unread: z.string().nullable(),
  /** The created card, if any. */
  card_slug: z.string().nullable(),
  /** Cards of the project that may be about the same thing, as `GET /v1/projects/{id}/duplicates` lists them. */
  duplicates: z.array(duplicateResource),
});
export type CaptureAttributes = z.infer<typeof captureAttributes>;
export const captureResource = resource('captures', captureAttributes);
