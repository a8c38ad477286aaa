import { z } from 'zod';
import { resource } from '../json-api.ts';
import { type Kind, kindNames } from '../kinds/kinds.ts';

/**
 * What can change besides the contents of a project: its comments, the project itself, its members with their names and
 * invitations, the reader's notifications, and the reader's workspaces (their names, and what the reader may do there).
 */
const otherChanges = ['comments', 'project', 'members', 'notifications', 'workspaces'] as const;

export type ChangeType = Kind | (typeof otherChanges)[number];
export const changeTypes: readonly ChangeType[] = [...kindNames, ...otherChanges];

/**
 * An event of a stream. It tells which data to read again, and does not contain the data. The first event is `ready`,
 * or `changed` if something happened since the last event that the caller received.
 */
export const changeEvent = z.object({
  /** `changed`: anything may have changed, so everything must be read again. */
  type: z.enum([...changeTypes, 'ready', 'changed']),
  /**
   * The project; null for the whole workspace, and for `notifications` and `workspaces`, which concern only the reader.
   */
  project_slug: z.string().nullable(),
  /** Grows with every change of this type there; 0 with `ready` and `changed`. */
  version: z.int(),
  /**
   * With `ready`: the milliseconds since the last change there, as far back as the server remembers. Data that the
   * caller began to read after that change is up to date.
   */
  quiet_ms: z.int().optional(),
});
export type ChangeEvent = z.infer<typeof changeEvent>;

/**
 * The state of a project or workspace and of the user's notifications. Its id changes whenever something there changes.
 * Both slugs are null for the user's own notifications.
 */
export const stateResource = resource(
  'states',
  z.object({ workspace_slug: z.string().nullable(), project_slug: z.string().nullable() }),
);
