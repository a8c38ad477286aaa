import type { Actor, Authorized, Right } from '../permissions/actor.ts';
import type { Project } from '../projects/project.ts';
import { targetOf } from '../projects/projects.service.ts';
import type { Scope } from '../similarity/scope.ts';

/** The subject of a map, and what its reader may see of it: a project, or the repository of a workspace. */
export interface MapSubject<R extends Right = Right> {
  readonly scope: Scope;
  /** The projects whose cards the reader may see. */
  readonly projects: readonly Authorized<Project, R>[];
  readonly seesDrafts: boolean;
}

/** A project as the subject of a map. */
export const projectSubject = <R extends Right>(actor: Actor, project: Authorized<Project, R>): MapSubject<R> => ({
  scope: { projectId: project.id },
  projects: [project],
  seesDrafts: actor.may('project.write', targetOf(project)),
});

/** The repository of a workspace as the subject of a map: those of its projects whose cards the reader may see. */
export const repositorySubject = <R extends Right>(
  actor: Actor,
  workspace: { readonly id: number },
  projects: readonly Authorized<Project, R>[],
): MapSubject<R> => ({
  scope: { workspaceId: workspace.id },
  projects,
  // A role in a workspace has the same rights for each of its projects.
  seesDrafts: projects.every((project) => actor.may('project.write', targetOf(project))),
});

/** Identifies the state of the projects: maps of the same state have the same cards, used in the same places. */
export const stateOfSubject = ({ projects, seesDrafts }: MapSubject): string =>
  [
    ...projects.map(({ id, cardsVersion, conclusionsVersion }) => `${id}:${cardsVersion}.${conclusionsVersion}`),
    seesDrafts,
  ].join(' ');
