import type { ActivityAttributes, Team } from '@foreglow/contract';
import type { AttachmentsPresenter } from '../attachments/attachments.presenter.ts';
import { shownAs, shownWithPicture } from '../users/team.rules.ts';
import type { Activity } from './activities.read-model.ts';

/** Turns activities into resource objects. */
export class ActivityPresenter {
  readonly #attachments: AttachmentsPresenter;
  readonly #team: () => Promise<Team | null>;

  constructor(attachments: AttachmentsPresenter, team: () => Promise<Team | null>) {
    this.#attachments = attachments;
    this.#team = team;
  }

  async present(activities: readonly Activity[]) {
    const team = await this.#team();
    const pictures = await this.#attachments.urlsById(
      activities.map(({ person }) => person.pictureId),
      'small',
    );
    return activities.map((activity) => {
      const { slug, ...person } = shownWithPicture(activity.person, team, pictures);
      const member = activity.member && shownAs(activity.member, team);
      const attributes: ActivityAttributes = {
        kind: activity.kind,
        about: activity.about,
        subject: member ? { slug: null, title: member.name } : activity.subject,
        count: activity.count,
        other: activity.other,
        role: activity.role,
        fields: activity.fields,
        person: { id: slug, ...person },
        created_at: activity.createdAt.toISOString(),
      };
      return { type: 'activities' as const, id: String(activity.id), attributes };
    });
  }
}
