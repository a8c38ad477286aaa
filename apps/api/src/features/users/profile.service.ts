import type { Me } from '@foreglow/contract';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Actor } from '../permissions/index.ts';
import { type Session, SessionsRepo } from './sessions.repo.ts';
import { UserLinksRepo } from './user-links.repo.ts';
import { type ProfileFields, UsersRepo } from './users.repo.ts';

/** What everybody may read and change of themselves, short of what lets them in. */
export class ProfileService {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Whoever is signed in, with `changes` that were just made. */
  async read(actor: Actor, changes: ProfileFields = {}): Promise<{ slug: string; attributes: Me }> {
    const { slug, userId, name, email, locale, theme, permissions } = actor.user;
    return {
      slug,
      attributes: {
        name: changes.name ?? name,
        email,
        new_email: await new UserLinksRepo(this.#db).newEmailOf(userId),
        locale: changes.locale ?? locale,
        theme: changes.theme ?? theme,
        picture: null,
        permissions: {
          is_global_admin: permissions.is_global_admin,
          workspaces: [...permissions.workspaces],
          projects: [...permissions.projects],
        },
      },
    };
  }

  async update(actor: Actor, fields: ProfileFields): Promise<void> {
    await new UsersRepo(this.#db).updateProfile(actor.user.userId, fields);
  }

  sessions(actor: Actor): Promise<Session[]> {
    return new SessionsRepo(this.#db).ofUser(actor.user.userId);
  }

  /** Ends one of the actor's own sessions, by the id it is shown under. */
  async endSession(actor: Actor, publicId: string): Promise<void> {
    const session = (await this.sessions(actor)).find((own) => own.publicId === publicId);
    if (!session) throw problem('not_found');
    await new SessionsRepo(this.#db).end(session.id);
  }

  async endOtherSessions(actor: Actor): Promise<void> {
    await new SessionsRepo(this.#db).endAll(actor.user.userId, actor.user.sessionId);
  }
}
