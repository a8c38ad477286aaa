import { z } from 'zod';
import { resource } from '../json-api.ts';

/**
 * What can change: what a project holds, what is said there, the project itself, who belongs to it or what they are
 * called, what one is told, and which workspaces one has: their names, and what one may do there.
 */
export const changeTypes = [
  'cards',
  'tags',
  'insights',
  'trends',
  'comments',
  'project',
  'members',
  'notifications',
  'workspaces',
] as const;
export type ChangeType = (typeof changeTypes)[number];

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
});
export type ChangeEvent = z.infer<typeof changeEvent>;

/**
 * The state of a project or workspace and of one's notifications: its id is another one whenever something there has
 * changed. Both slugs are null for one's notifications alone.
 */
export const stateResource = resource(
  'states',
  z.object({ workspace_slug: z.string().nullable(), project_slug: z.string().nullable() }),
);
