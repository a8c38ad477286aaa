import type { Actor, Authorized, Right } from '../permissions/index.ts';
import { type Project, targetOf } from '../projects/index.ts';
import type { Scope } from '../similarity/index.ts';

/** What a map is of, and what its reader sees of it: a project, or the repository of a workspace. */
export interface MapSubject<R extends Right = Right> {
  readonly scope: Scope;
  /** The projects whose cards the reader sees. */
  readonly projects: readonly Authorized<Project, R>[];
  readonly seesDrafts: boolean;
}

/** A project as the subject of a map. */
export const projectSubject = <R extends Right>(actor: Actor, project: Authorized<Project, R>): MapSubject<R> => ({
  scope: { projectId: project.id },
  projects: [project],
  seesDrafts: actor.may('project.write', targetOf(project)),
});

/** The repository of a workspace as the subject of a map: those of its projects whose cards the reader sees. */
export const repositorySubject = <R extends Right>(
  actor: Actor,
  workspace: { readonly id: number },
  projects: readonly Authorized<Project, R>[],
): MapSubject<R> => ({
  scope: { workspaceId: workspace.id },
  projects,
  // The roles in a workspace say the same for each of its projects.
  seesDrafts: projects.every((project) => actor.may('project.write', targetOf(project))),
});

/** Names the state of the projects: maps of the same state have the same cards, used in the same places. */
export const stateOfSubject = ({ projects, seesDrafts }: MapSubject): string =>
  [
    ...projects.map(({ id, cardsVersion, conclusionsVersion }) => `${id}:${cardsVersion}.${conclusionsVersion}`),
    seesDrafts,
  ].join(' ');
