import { createHash } from 'node:crypto';
import { type Change, versionColumns } from '#platform/db/changes.repo.ts';

/**
 * The versions of everything that a reader follows: a project, or a workspace with its projects, and their own
 * notifications.
 */
export interface State {
  /** Null if only the user's own notifications are followed. */
  readonly workspaceId: number | null;
  /** The counter of the workspace's members. */
  readonly version: number;
  readonly projects: ReadonlyMap<number, ProjectState>;
  /** `notifications` counts the changes to the reader's notifications and workspaces. */
  readonly reader: { readonly id: number; readonly notifications: number };
}

interface ProjectState {
  readonly version: number;
  readonly cardsVersion: number;
  readonly conclusionsVersion: number;
}

/** The id of a state: different for every state, without revealing anything about it. */
export function stateId({ workspaceId, version, projects, reader }: State): string {
  const parts = [...projects]
    .sort(([a], [b]) => a - b)
    .map(([id, state]) => [id, state.version, state.cardsVersion, state.conclusionsVersion]);
  return createHash('sha256')
    .update(JSON.stringify([workspaceId, version, parts, reader.id, reader.notifications]))
    .digest('base64url')
    .slice(0, 22);
}

/** The counter that a change of a project increments. */
function counterOf(type: Change['type']): keyof ProjectState {
  const column = type in versionColumns ? versionColumns[type as keyof typeof versionColumns] : 'version';
  return ({ version: 'version', cards_version: 'cardsVersion', conclusions_version: 'conclusionsVersion' } as const)[
    column
  ];
}

/** Whether a change leaves the rights of its followers unchanged. */
export const leavesRights = ({ type }: Change): boolean =>
  type !== 'project' && type !== 'members' && type !== 'workspaces';

const noVersions: ProjectState = { version: 0, cardsVersion: 0, conclusionsVersion: 0 };

/** The state after a change; the same object if the state already includes the change. */
export function stateAfter<S extends State>(state: S, change: Change): S {
  if (change.user_id !== null) {
    const isNotification = change.user_id === state.reader.id && change.version > state.reader.notifications;
    return isNotification ? { ...state, reader: { ...state.reader, notifications: change.version } } : state;
  }
  if (change.project_id === null) {
    return change.version > state.version ? { ...state, version: change.version } : state;
  }
  const before = state.projects.get(change.project_id) ?? noVersions;
  const field = counterOf(change.type);
  if (change.version <= before[field]) return state;
  return { ...state, projects: new Map(state.projects).set(change.project_id, { ...before, [field]: change.version }) };
}
