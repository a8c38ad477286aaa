import { z } from 'zod';
import { stockPhotoId } from '../capture/stock-photo.ts';
import { optionalLine, plainText, slug, webAddress } from '../fields.ts';
import { resource } from '../json-api.ts';
import { limits } from '../limits.ts';

const thumbnail = z.object({
  /**
   * The address at which the picture can be read without signing in, for some hours: an address, or a path of this
   * server.
   */
  url: z.string(),
  width: z.int(),
  height: z.int(),
});

/** The stored data of a stock photo besides the picture. */
export const stockPhotoOrigin = z.object({
  /** Names the service too: `unsplash:…`, `openverse:…`. */
  id: stockPhotoId,
  urls: z.object({ small: webAddress, raw: webAddress }),
  blur_hash: plainText.max(200, 'At most 200 characters.').nullable(),
  alt_description: optionalLine(limits.altTextLength),
});
export type StockPhotoOrigin = z.output<typeof stockPhotoOrigin>;

export const attachmentAttributes = z.object({
  slug: z.string(),
  attachment_type: z.enum(['image', 'stock_photo']),
  /** Folder of its files in the store. */
  path: z.string(),
  /** Pixels of the uploaded picture, after rotation. */
  width: z.int(),
  height: z.int(),
  animated: z.boolean(),
  /**
   * A `tile` is for pages that show many pictures. Older pictures may not have one yet; then this is the small picture.
   */
  thumbnails: z.object({ tile: thumbnail, small: thumbnail, large: thumbnail }),
  blurhash: z.string(),
  /** The point that stays in sight when the picture is cropped, in percent; null for older pictures. */
  focus: z.object({ x: z.int(), y: z.int() }).nullable(),
  /** For a stock photo it also contains the data of its service. */
  meta: z.object({
    image_alt_text: z.string().nullable(),
    image_credit: z.string().nullable(),
    id: z.string().optional(),
    urls: z.object({ small: z.string(), raw: z.string() }).optional(),
    blur_hash: z.string().nullable().optional(),
    alt_description: z.string().nullable().optional(),
  }),
});
export type AttachmentAttributes = z.infer<typeof attachmentAttributes>;
export const attachmentResource = resource('attachments', attachmentAttributes);

/** A change of a picture's texts: a value sets a text, `null` clears it, and an absent text stays unchanged. */
export const attachmentChange = z.object({
  meta: z.object({
    image_alt_text: optionalLine(limits.altTextLength).optional(),
    image_credit: optionalLine(limits.creditLength).optional(),
  }),
});
export type AttachmentChange = z.output<typeof attachmentChange>['meta'];

/** The reference to the picture of a card or workspace: the slug of an attachment, `null` for none. */
export const attachmentGiven = slug.nullable();
