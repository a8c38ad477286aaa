import { type NotificationAttributes, serverLimits, type Team, withNames } from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import { cutText } from '#platform/text/cut-text.ts';
import type { AttachmentsPresenter } from '../attachments/attachments.presenter.ts';
import { shownAs, shownWithPicture } from '../users/team.rules.ts';
import { type Notification, NotificationsReadModel } from './notifications.read-model.ts';

/** Turns notifications into resource objects for their reader. */
export class NotificationsPresenter {
  readonly #db: Db;
  readonly #attachments: AttachmentsPresenter;
  readonly #team: () => Promise<Team | null>;

  constructor(db: Db, attachments: AttachmentsPresenter, team: () => Promise<Team | null>) {
    this.#db = db;
    this.#attachments = attachments;
    this.#team = team;
  }

  async present(notifications: readonly Notification[]) {
    const team = await this.#team();
    const names = await new NotificationsReadModel(this.#db).namesIn(notifications.map(({ text }) => text));
    const pictures = await this.#attachments.urlsById(
      notifications.map(({ person }) => person.pictureId),
      'small',
    );
    return notifications.map((notification) => {
      const { name, email, picture } = shownWithPicture(notification.person, team, pictures);
      const nameOf = (slug: string) => {
        const mentioned = names.get(slug);
        return mentioned ? shownAs(mentioned, team).name : slug;
      };
      const attributes: NotificationAttributes = {
        kind: notification.kind,
        read: notification.read,
        person: { name, email, picture },
        project: notification.project,
        subject: notification.subject,
        edition: notification.edition,
        export_state: notification.exportState,
        comment_slug: notification.commentSlug,
        excerpt: cutText(
          withNames(notification.text, nameOf).replace(/\s+/g, ' '),
          serverLimits.notificationExcerptLength,
        ),
        created_at: notification.createdAt.toISOString(),
      };
      return { type: 'notifications' as const, id: String(notification.id), attributes };
    });
  }
}
