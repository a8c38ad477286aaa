import { createHash } from 'node:crypto';
import type { Change, ContentType } from '../../platform/db/changes.repo.ts';

/** The versions of everything that somebody follows: a project, or a workspace with its projects, and what they are told. */
export interface State {
  /** null where only one's own notifications are followed */
  readonly workspaceId: number | null;
  /** Of who belongs to the workspace. */
  readonly version: number;
  readonly projects: ReadonlyMap<number, ProjectState>;
  /** `notifications` counts what they alone are told: of their workspaces too. */
  readonly reader: { readonly id: number; readonly notifications: number };
}

interface ProjectState {
  readonly version: number;
  readonly cardsVersion: number;
}

/** The name of a state: another one for every other state, and nothing can be told from it. */
export function stateId({ workspaceId, version, projects, reader }: State): string {
  const parts = [...projects].sort(([a], [b]) => a - b).map(([id, state]) => [id, state.version, state.cardsVersion]);
  return createHash('sha256')
    .update(JSON.stringify([workspaceId, version, parts, reader.id, reader.notifications]))
    .digest('base64url')
    .slice(0, 22);
}

/** What a project holds, which is counted apart from the project itself. */
const contents: readonly string[] = ['cards', 'tags', 'insights', 'trends'] satisfies ContentType[];

/** Whether a change leaves what its hearers may see as it is. */
export const leavesRights = ({ type }: Change): boolean =>
  type !== 'project' && type !== 'members' && type !== 'workspaces';

/** The state after a change; the same object where the state has the change already. */
export function stateAfter<S extends State>(state: S, change: Change): S {
  if (change.user_id !== null) {
    const isNews = change.user_id === state.reader.id && change.version > state.reader.notifications;
    return isNews ? { ...state, reader: { ...state.reader, notifications: change.version } } : state;
  }
  if (change.project_id === null) {
    return change.version > state.version ? { ...state, version: change.version } : state;
  }
  const before = state.projects.get(change.project_id) ?? { version: 0, cardsVersion: 0 };
  const field = contents.includes(change.type) ? 'cardsVersion' : 'version';
  if (change.version <= before[field]) return state;
  return { ...state, projects: new Map(state.projects).set(change.project_id, { ...before, [field]: change.version }) };
}
