import { z } from 'zod';
import { moment, plainText, slug } from '../fields.ts';
import { resource } from '../json-api.ts';
import { limits } from '../limits.ts';
import { commentSubjects } from './mentions.ts';

const person = z.object({
  name: z.string(),
  email: z.string(),
  /** Address of the small picture; null without one. */
  picture: z.string().nullable(),
});

const attributes = {
  slug: z.string(),
  /** Plain text with mentions as `@[slug]`; null for a deleted comment that has replies. */
  text: z.string().nullable(),
  mentions: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** null for a deleted comment. */
  author: person.nullable(),
  /** Whether the reader wrote the comment. */
  own: z.boolean(),
  /** Whether the reader may delete it. */
  deletable: z.boolean(),
  created_at: moment,
  /** When the text was last changed; null if never. */
  edited_at: moment.nullable(),
};

export const commentReply = z.object(attributes);
export type CommentReply = z.infer<typeof commentReply>;

/** A thread: its first comment, with its replies in order of creation. */
export const commentThread = z.object({
  ...attributes,
  resolved: z.object({ at: moment, by: z.string() }).nullable(),
  replies: z.array(commentReply),
});
export type CommentThread = z.infer<typeof commentThread>;
/** A first comment. A reply has no replies and cannot be resolved. */
export const commentResource = resource('comments', commentThread);

/** Somebody who can be mentioned. The e-mail distinguishes people with the same name. */
export const mentionableResource = resource(
  'users',
  z.object({ slug: z.string(), name: z.string(), email: z.string() }),
);

const text = plainText
  .transform((value) => value.replace(/\r\n?/g, '\n').trim())
  .pipe(
    z
      .string()
      .min(1, 'This field is required.')
      .max(limits.commentLength, `At most ${limits.commentLength} characters.`),
  );

export const newComment = z.object({
  subject_type: z.enum(commentSubjects),
  subject_slug: slug,
  text,
  /** The first comment of the thread that this comment replies to. */
  parent_id: slug.nullable().optional(),
});
/**
 * A change of a comment. Its author may change the text; people who may write may change whether its thread is
 * resolved.
 */
export const commentChange = z.object({ text, resolved: z.boolean() }).partial();
