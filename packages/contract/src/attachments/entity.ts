import { z } from 'zod';
import { optionalLine, slug } from '../fields.ts';
import { resource } from '../json-api.ts';
import { limits } from '../limits.ts';

const thumbnail = z.object({
  /** Where the picture can be read without signing in, for some hours: an address, or a path of this server. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
});

export const attachmentAttributes = z.object({
  slug: z.string(),
  attachment_type: z.literal('image'),
  /** Folder of its files in the store. */
  path: z.string(),
  /** Pixels of the picture as it was uploaded, the right way up. */
  width: z.int(),
  height: z.int(),
  animated: z.boolean(),
  thumbnails: z.object({ small: thumbnail, large: thumbnail }),
  blurhash: z.string(),
  meta: z.object({ image_alt_text: z.string().nullable(), image_credit: z.string().nullable() }),
});
export type AttachmentAttributes = z.infer<typeof attachmentAttributes>;
export const attachmentResource = resource('attachments', attachmentAttributes);

/** A change of what is said about a picture: a value sets, `null` clears, absent keeps. */
export const attachmentChange = z.object({
  meta: z.object({
    image_alt_text: optionalLine(limits.altTextLength).optional(),
    image_credit: optionalLine(limits.creditLength).optional(),
  }),
});
export type AttachmentChange = z.output<typeof attachmentChange>['meta'];

/** How a card or a workspace names its picture: the slug of an attachment, `null` for none. */
export const attachmentGiven = slug.nullable();
