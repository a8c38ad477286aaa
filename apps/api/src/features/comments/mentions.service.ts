import { mentionsIn, type Team } from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import type { Project } from '../projects/project.ts';
import { isKnownByName } from '../users/team.rules.ts';
import { CommentsReadModel, type Mentionable } from './comments.read-model.ts';

/** A subject that the actor may see and comment on. */
export interface SeenSubject {
  readonly public: boolean;
}

/** Decides whom an actor can mention in a comment. */
export class MentionsService {
  readonly #db: Db;
  readonly #team: () => Promise<Team | null>;

  constructor(db: Db, team: () => Promise<Team | null>) {
    this.#db = db;
    this.#team = team;
  }

  /**
   * People whom the actor can mention in a comment on something: others who may see it and whose names the actor may
   * know.
   */
  async mentionable(
    actor: Actor,
    { project, subject }: { project: Authorized<Project>; subject: SeenSubject },
  ): Promise<Mentionable[]> {
    return (await this.#known(actor, project, subject)).filter(({ slug }) => slug !== actor.user.slug);
  }

  /** The people newly mentioned in a text. The actor must be able to mention each of them. */
  async newIn(
    actor: Actor,
    project: Project,
    subject: { readonly public: boolean },
    text: string,
    before: readonly string[] = [],
  ): Promise<string[]> {
    const slugs = mentionsIn(text).filter((slug) => !before.includes(slug));
    if (slugs.length === 0) return [];
    const found = await this.#known(actor, project, subject);
    const members = new Set(found.map(({ slug }) => slug));
    if (slugs.every((slug) => members.has(slug))) return slugs;
    const detail = subject.public
      ? 'Only members of the project can be mentioned.'
      : 'Only those who may write in the project see this draft and can be mentioned.';
    throw problem('invalid_attribute', detail, { pointer: '/data/attributes/text' });
  }

  /** The members who may see the subject and whose names the actor may know. */
  async #known(actor: Actor, project: Project, subject: { readonly public: boolean }): Promise<Mentionable[]> {
    const team = await this.#team();
    const members = await new CommentsReadModel(this.#db).members(project.id, subject);
    return members.filter(({ email }) => isKnownByName(email, actor.user.email, team));
  }
}
