import type { Db } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import type { Actor, Authorized, OwnAccount } from '../permissions/actor.ts';
import { type Notification, NotificationsReadModel } from './notifications.read-model.ts';
import { NotificationsRepo } from './notifications.repo.ts';

type OwnNotification = Authorized<Notification, 'account.own'>;

/** The caller's own notifications. */
export class NotificationsService {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async list(
    actor: Actor,
    window: { offset: number; limit: number },
  ): Promise<{ notifications: Notification[]; total: number; unread: number }> {
    const readModel = new NotificationsReadModel(this.#db);
    const notifications = await readModel.page(actor.user.userId, window);
    return { notifications, ...(await readModel.count(actor.user.userId)) };
  }

  async find(actor: Actor, publicId: string): Promise<OwnNotification> {
    const id = /^\d{1,15}$/.test(publicId) ? Number(publicId) : 0;
    const found = await new NotificationsReadModel(this.#db).find(actor.user.userId, id);
    if (!found) throw problem('not_found');
    return actor.authorizeOwn('account.own', found.userId, found);
  }

  async mark({ id, userId }: OwnNotification, read: boolean): Promise<Notification> {
    return this.#db.transaction().execute(async (transaction) => {
      await new NotificationsRepo(transaction).mark(userId, id, read);
      const marked = await new NotificationsReadModel(transaction).find(userId, id);
      if (!marked) throw problem('not_found');
      return marked;
    });
  }

  markAll({ userId }: OwnAccount): Promise<number> {
    return this.#db.transaction().execute((transaction) => new NotificationsRepo(transaction).markAll(userId));
  }
}
