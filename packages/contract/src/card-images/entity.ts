import { z } from 'zod';
import { moment } from '../fields.ts';
import { resource } from '../json-api.ts';
import { limits } from '../limits.ts';

/** A public link to the image of a card. */
export const cardImageLinkAttributes = z.object({
  /**
   * The address of the image, to which `?size=` can be added: an address, or a path of this server. Only the answer to
   * the call that creates the link contains it, since it is not stored.
   */
  url: z.string().nullable(),
  creator: z.object({ slug: z.string(), name: z.string() }),
  /** Whether the reader created the link. */
  own: z.boolean(),
  created_at: moment,
  /** Null: the link does not expire. */
  expires_at: moment.nullable(),
});
export type CardImageLinkAttributes = z.infer<typeof cardImageLinkAttributes>;
export const cardImageLinkResource = resource('card-image-links', cardImageLinkAttributes);

export const newCardImageLink = z.object({
  /** Days until the link expires; absent or null: it does not expire. */
  expires_in_days: z
    .int('Give a whole number.')
    .min(1, 'The smallest value is 1.')
    .max(limits.cardImageLinkDays, `The largest value is ${limits.cardImageLinkDays}.`)
    .nullable()
    .optional(),
});
