import { z } from 'zod';
import { commentSubjects } from '../comments/mentions.ts';
import { moment } from '../fields.ts';
import { pageMeta, resource } from '../json-api.ts';

/** The reason for a notification: the comment mentions the person, answers in their thread, or is on their content. */
export const notificationKinds = ['mention', 'reply', 'comment'] as const;

export const notificationAttributes = z.object({
  kind: z.enum(notificationKinds),
  read: z.boolean(),
  /** The author of the comment. */
  person: z.object({ name: z.string(), email: z.string(), picture: z.string().nullable() }),
  project: z.object({ slug: z.string(), title: z.string() }),
  /** The subject of the comment. */
  subject: z.object({ type: z.enum(commentSubjects), slug: z.string(), title: z.string() }),
  comment_slug: z.string(),
  /** The beginning of the comment, with names instead of mentions. */
  excerpt: z.string(),
  created_at: moment,
});
export type NotificationAttributes = z.infer<typeof notificationAttributes>;
export const notificationResource = resource('notifications', notificationAttributes);

/** Paging figures, and how many are unread on all pages. */
export const notificationMeta = pageMeta.extend({ unread: z.int() });
