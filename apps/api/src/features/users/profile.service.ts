import type { Me } from '@foreglow/contract';
import { ChangesRepo } from '#platform/db/changes.repo.ts';
import type { Db } from '#platform/db/database.ts';
import { problem, withAllFaults } from '#platform/http/problem.ts';
import type { Languages } from '#platform/languages/languages.ts';
import type { AttachmentsPresenter } from '../attachments/attachments.presenter.ts';
import { type PictureChoice, takePicture } from '../attachments/picture-choice.ts';
import type { Actor, Authorized, OwnAccount } from '../permissions/actor.ts';
import { AccessRepo } from './access.repo.ts';
import { type Session, SessionsReadModel } from './sessions.read-model.ts';
import { SessionsRepo } from './sessions.repo.ts';
import { StoredUsersReadModel } from './stored-users.read-model.ts';
import { UserLinksReadModel } from './user-links.read-model.ts';
import { type ProfileFields, UsersRepo } from './users.repo.ts';

type OwnSession = Authorized<Session, 'account.own'>;

/** The parts of their own account that everybody may read and change, except e-mail and password. */
export class ProfileService {
  readonly #db: Db;
  readonly #presenter: AttachmentsPresenter;
  readonly #languages: Languages;

  constructor(db: Db, presenter: AttachmentsPresenter, languages: Languages) {
    this.#db = db;
    this.#presenter = presenter;
    this.#languages = languages;
  }

  /** The profile of the signed-in person, including `changes` that were just made. */
  async read(actor: Actor, changes: ProfileFields = {}): Promise<{ slug: string; attributes: Me }> {
    const { slug, userId, name, email, locale, theme, permissions } = actor.user;
    const { pictureId, digest } = await new StoredUsersReadModel(this.#db).profileOf(userId);
    return {
      slug,
      attributes: {
        name: changes.name ?? name,
        email,
        new_email: await new UserLinksReadModel(this.#db).newEmailOf(userId),
        locale: this.#languages.known(changes.locale ?? locale),
        theme: changes.theme ?? theme,
        picture: await this.#picture(pictureId),
        digest: changes.digest ?? digest,
        permissions: {
          is_global_admin: permissions.is_global_admin,
          workspaces: [...permissions.workspaces],
          projects: [...permissions.projects],
        },
      },
    };
  }

  async update({ userId, name }: OwnAccount, fields: ProfileFields, picture: PictureChoice): Promise<void> {
    const isShownDifferently = (fields.name !== undefined && fields.name !== name) || picture !== undefined;
    await this.#db.transaction().execute(async (transaction) => {
      if (isShownDifferently) await new ChangesRepo(transaction).ofPerson(userId);
      // The account may have been deleted in the meantime, and then keeps no name.
      if (!(await new AccessRepo(transaction).lock(userId))) throw problem('login_required');
      const pictureId = await withAllFaults(async (attempt) => {
        await attempt(async () => this.#languages.check(fields.locale, '/data/attributes/locale'));
        return attempt(() => takePicture(transaction, picture));
      });
      await new UsersRepo(transaction).updateProfile(userId, fields, pictureId);
    });
  }

  async #picture(id: number | null): Promise<string | null> {
    return id === null ? null : ((await this.#presenter.urlsById([id], 'small')).get(id) ?? null);
  }

  sessions(actor: Actor): Promise<Session[]> {
    return new SessionsReadModel(this.#db).ofUser(actor.user.userId);
  }

  /** One of the actor's own sessions, by its public id. */
  async findSession(actor: Actor, publicId: string): Promise<OwnSession> {
    const session = (await this.sessions(actor)).find((own) => own.publicId === publicId);
    if (!session) throw problem('not_found');
    // Found only among the actor's own sessions.
    return actor.authorizeOwn('account.own', actor.user.userId, session);
  }

  async endSession(session: OwnSession): Promise<void> {
    await this.#db.transaction().execute((transaction) => new SessionsRepo(transaction).end(session.id));
  }

  async endOtherSessions({ userId, sessionId }: OwnAccount): Promise<void> {
    await this.#db.transaction().execute((transaction) => new SessionsRepo(transaction).endAll(userId, sessionId));
  }
}
