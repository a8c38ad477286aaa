import { z } from 'zod';
import { commentSubjects } from '../comments/mentions.ts';
import { exportStates } from '../exports/types.ts';
import { moment } from '../fields.ts';
import { pageMeta, resource } from '../json-api.ts';

/**
 * The reason for a notification: a comment mentions the person, is a reply in their thread, or is on their content; an
 * export in the background has ended; or somebody has published something in a project that the person administers: an
 * edition of a radar, or the image of a card by a public link.
 */
export const notificationKinds = ['mention', 'reply', 'comment', 'export', 'publication'] as const;

const notificationSubjects = [...commentSubjects, 'exports'] as const;
export type NotificationSubject = (typeof notificationSubjects)[number];

export const notificationAttributes = z.object({
  kind: z.enum(notificationKinds),
  read: z.boolean(),
  /** The author of the comment, or the person who made the export or published. */
  person: z.object({ name: z.string(), email: z.string(), picture: z.string().nullable() }),
  project: z.object({ slug: z.string(), title: z.string() }),
  /**
   * The subject of the comment, the radar or card that was published, or the export, whose title is the name of its
   * file.
   */
  subject: z.object({ type: z.enum(notificationSubjects), slug: z.string(), title: z.string() }),
  /** The number of a published edition; null for other notifications. */
  edition: z.int().nullable(),
  /** The outcome of an export; null for other notifications. */
  export_state: z.enum(exportStates).nullable(),
  /** Empty for exports and publications. */
  comment_slug: z.string(),
  /** The beginning of the comment, with names instead of mentions; empty for an export. Of an edition, that of its note. */
  excerpt: z.string(),
  created_at: moment,
});
export type NotificationAttributes = z.infer<typeof notificationAttributes>;
export const notificationResource = resource('notifications', notificationAttributes);

/** Paging figures, and how many are unread on all pages. */
export const notificationMeta = pageMeta.extend({ unread: z.int() });
