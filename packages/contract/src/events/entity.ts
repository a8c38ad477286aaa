import { z } from 'zod';
import { resource } from '../json-api.ts';
import { type Kind, kindNames } from '../kinds/kinds.ts';

/**
 * What can change beside the contents of a project: its comments, the project itself, its members and their names, the
 * notifications of the reader, and their workspaces: the names of those, and what the reader may do there.
 */
const otherChanges = ['comments', 'project', 'members', 'notifications', 'workspaces'] as const;

export type ChangeType = Kind | (typeof otherChanges)[number];
export const changeTypes: readonly ChangeType[] = [...kindNames, ...otherChanges];

/**
 * An event of a stream, which says what to read again and nothing of what it is. The first one is `ready`, or
 * `changed` where something happened since the event the caller saw last.
 */
export const changeEvent = z.object({
  /** `changed`: anything may have, so that all of it is to be read again. */
  type: z.enum([...changeTypes, 'ready', 'changed']),
  /** The project; null for the whole workspace, and for notifications and workspaces, which are those of the reader. */
  project_slug: z.string().nullable(),
  /** Grows with every change of this type there; 0 with `ready` and `changed`. */
  version: z.int(),
  /**
   * With `ready`: the milliseconds since the last change there, as far as the server remembers. What the caller began to
   * read later than that is up to date.
   */
  quiet_ms: z.int().optional(),
});
export type ChangeEvent = z.infer<typeof changeEvent>;

/**
 * The state of a project or workspace and of one's notifications: its id is another one whenever something there has
 * changed. Both slugs are null for the user's own notifications.
 */
export const stateResource = resource(
  'states',
  z.object({ workspace_slug: z.string().nullable(), project_slug: z.string().nullable() }),
);
