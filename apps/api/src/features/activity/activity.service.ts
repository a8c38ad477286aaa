import type { ActivitySubject, Team } from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import { MembershipsReadModel } from '../permissions/memberships.read-model.ts';
import { targetOfScope } from '../permissions/role-scope.ts';
import { teamSlug } from '../users/team.rules.ts';
import { ActivitiesReadModel, type Activity, type Whose } from './activities.read-model.ts';

interface Wanted {
  readonly about: ActivitySubject | undefined;
  /** Slug of a user, or the team's. */
  readonly person: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** A project whose activity is read. */
interface ActiveProject {
  readonly id: number;
}

/** The activity of a project, for users who may write in it. */
export class ActivityService {
  readonly #db: Db;
  readonly #team: () => Promise<Team | null>;

  constructor(db: Db, team: () => Promise<Team | null>) {
    this.#db = db;
    this.#team = team;
  }

  /** A project, for an actor who may see its activity. */
  async findProject(actor: Actor, slug: string): Promise<Authorized<ActiveProject, 'project.write'>> {
    const scope = await new MembershipsReadModel(this.#db).findProject(slug);
    if (!scope?.project) throw problem('not_found');
    return actor.authorize('project.write', targetOfScope(scope), scope.project);
  }

  async list(
    project: Authorized<ActiveProject, 'project.write'>,
    wanted: Wanted,
  ): Promise<{ activities: Activity[]; total: number }> {
    const question = { projectId: project.id, about: wanted.about, whose: await this.#whose(wanted.person) };
    return new ActivitiesReadModel(this.#db).page(question, wanted);
  }

  /** Members of the team can only be filtered together, as the team. */
  async #whose(person: string | undefined): Promise<Whose | undefined> {
    if (person === undefined) return undefined;
    const team = await this.#team();
    return team && person === teamSlug ? { team } : { slug: person, outside: team };
  }
}
