import { createHash } from 'node:crypto';
import type { Change } from '../../platform/db/changes.repo.ts';

/** The versions of everything that somebody follows: a project, or a workspace with its projects. */
export interface State {
  readonly workspaceId: number;
  /** Of who belongs to the workspace. */
  readonly version: number;
  readonly projects: ReadonlyMap<number, ProjectState>;
}

interface ProjectState {
  readonly version: number;
  readonly cardsVersion: number;
}

/** The name of a state: another one for every other state, and nothing can be told from it. */
export function stateId({ workspaceId, version, projects }: State): string {
  const parts = [...projects].sort(([a], [b]) => a - b).map(([id, state]) => [id, state.version, state.cardsVersion]);
  return createHash('sha256')
    .update(JSON.stringify([workspaceId, version, parts]))
    .digest('base64url')
    .slice(0, 22);
}

/** Whether a change is of what a project holds, which is counted apart from the project itself. */
export const isOfContents = ({ type }: Change): boolean => type !== 'project' && type !== 'members';

/** The state after a change; the same object where the state has the change already. */
export function stateAfter<S extends State>(state: S, change: Change): S {
  if (change.project_id === null) {
    return change.version > state.version ? { ...state, version: change.version } : state;
  }
  const before = state.projects.get(change.project_id) ?? { version: 0, cardsVersion: 0 };
  const field = isOfContents(change) ? 'cardsVersion' : 'version';
  if (change.version <= before[field]) return state;
  return { ...state, projects: new Map(state.projects).set(change.project_id, { ...before, [field]: change.version }) };
}
