import type { Action, AttachmentChange } from '@foreglow/contract';
import { ChangesRepo } from '#platform/db/changes.repo.ts';
import type { Db } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import type { Attachment } from './attachment.ts';
import { type AttachmentUse, AttachmentUsesReadModel } from './attachment-uses.read-model.ts';
import { AttachmentsReadModel } from './attachments.read-model.ts';
import { AttachmentsRepo } from './attachments.repo.ts';
import type { PictureChoice } from './picture-choice.ts';

/** The pointer to the picture in requests about contents. */
const attachmentPointer = '/data/attributes/attachment_id';

/** Finds attachments for an action that the actor may perform on them, and changes attachments found in this way. */
export class AttachmentsService {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * The attachment, for an action that the actor may perform on it. It is visible to the person who uploaded it and to
   * everybody who may see a card, an insight or a trend that shows it. To change it, a person must in addition be
   * allowed to change everything that shows it. `projectSlug` limits the check of visibility to one project.
   */
  async find<A extends Action & `card.${string}`>(
    actor: Actor,
    slug: string,
    action: A,
    projectSlug?: string,
  ): Promise<Authorized<Attachment, A>> {
    const attachment = await new AttachmentsReadModel(this.#db).find(slug);
    if (!attachment) throw problem('not_found');
    const isOwn = attachment.userId === actor.user.userId;
    const uses = await this.#visibleUses(actor, attachment);
    const asked = uses.visible.find((use) => !projectSlug || use.projectSlug === projectSlug);
    if (!isOwn && !asked) throw problem('not_found');
    if (action !== 'card.view' && uses.all.some((use) => !actor.may(action, use))) {
      throw problem('forbidden', 'This picture is also used where you may not change it.');
    }
    return isOwn || !asked
      ? actor.authorizeOwn(action, attachment.userId, attachment)
      : actor.authorize(action, asked, attachment);
  }

  /** Changes the texts of a picture. This counts as a change of everything that shows the picture. */
  async update(attachment: Authorized<Attachment, 'card.update'>, change: AttachmentChange): Promise<Attachment> {
    await this.#db.transaction().execute(async (transaction) => {
      const changes = new ChangesRepo(transaction);
      const uses = await new AttachmentUsesReadModel(transaction).shownBy(attachment.id);
      for (const { projectId, kind } of uses) await changes.ofProject(projectId, kind);
      await new AttachmentsRepo(transaction).update(attachment.id, change);
    });
    return (await new AttachmentsReadModel(this.#db).find(attachment.slug)) ?? attachment;
  }

  /**
   * The attachment with the slug, which the actor is about to use for something. `null` clears a picture and undefined
   * keeps it; both are returned unchanged. The actor may use what they uploaded, and what is used in a project they may
   * see. The attachment then stays until it has been unused for a day. Call this before the transaction that uses it:
   * `takePicture` there throws the 422 problem with the pointer when there is no such picture.
   */
  async findForUse(actor: Actor, slug: string | null | undefined, pointer = attachmentPointer): Promise<PictureChoice> {
    if (slug === null || slug === undefined) return slug;
    const attachment = await new AttachmentsReadModel(this.#db).find(slug);
    if (!attachment) return { attachment, pointer };
    const isOwn = attachment.userId === actor.user.userId;
    const isUsable = isOwn || (await this.#visibleUses(actor, attachment)).visible.length > 0;
    if (!isUsable) return { attachment: undefined, pointer };
    return { attachment: actor.authorizeIf(isUsable, 'attachment.use', attachment), pointer };
  }

  /**
   * The uses of an attachment, and those that the actor may see. Drafts are visible to those who may write in their
   * project.
   */
  async #visibleUses(
    actor: Actor,
    attachment: Attachment,
  ): Promise<{ all: AttachmentUse[]; visible: AttachmentUse[] }> {
    const all = await new AttachmentUsesReadModel(this.#db).of(attachment.id);
    const visible = all.filter((use) => actor.may(use.published ? 'card.view' : 'project.write', use));
    return { all, visible };
  }
}
