import type { Action } from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import type { Project } from './project.ts';
import { targetOf } from './projects.service.ts';
import { StoredProjectsReadModel } from './stored-projects.read-model.ts';

/** What belongs to a project. */
interface InProject {
  readonly projectId: number;
}

/**
 * Authorises the actor for an action on an object that was read from the database, and on its project. Throws 404 if
 * there is no object, or if it belongs to another project than the one with `projectSlug`; otherwise as
 * `Actor.authorize`.
 */
export async function authorizeInProject<T extends InProject, A extends Action>(
  db: Db,
  actor: Actor,
  action: A,
  object: T | undefined,
  projectSlug?: string,
): Promise<{ readonly object: Authorized<T, A>; readonly project: Authorized<Project, A> }> {
  const [project] = object ? await new StoredProjectsReadModel(db).findAll([object.projectId]) : [];
  if (!object || !project) throw problem('not_found');
  if (projectSlug !== undefined && project.slug !== projectSlug) throw problem('not_found');
  const target = targetOf(project);
  return { object: actor.authorize(action, target, object), project: actor.authorize(action, target, project) };
}
