import type { Action, AttachmentChange } from '@foreglow/contract';
import { ChangesRepo } from '../../platform/db/changes.repo.ts';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Actor, Authorized } from '../permissions/index.ts';
import type { Attachment } from './attachment.ts';
import { type AttachmentUse, AttachmentUsesReadModel } from './attachment-uses.read-model.ts';
import { AttachmentsReadModel } from './attachments.read-model.ts';
import { AttachmentsRepo } from './attachments.repo.ts';
import { noSuchPicture, type PictureChoice } from './picture-choice.ts';

/** Where requests about contents name their picture. */
const attachmentPointer = '/data/attributes/attachment_id';

/** Attachments: finds them for an action that the actor may do on them, and writes those that were found for it. */
export class AttachmentsService {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * The attachment, for an action the actor may do on it. Those who uploaded it may see it, as may those who see a card,
   * an insight or a trend that shows it. To change it a person has to be one of them, and to be allowed to change all
   * that show it. `projectSlug` asks about one project alone.
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

  /** Changes the texts of a picture. It is a change of everything that shows the picture. */
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
   * The id of the attachment of `slug` that the actor is about to use for something; `null` and undefined, which clear
   * and keep a picture, stay what they are. Usable is what the actor uploaded, or what is used in a project they may
   * see. It is then kept until it has been unused for a day. Called before the transaction that uses it. Throws the 422
   * problem with the pointer when there is none.
   */
  async findForUse(actor: Actor, slug: string | null | undefined, pointer = attachmentPointer): Promise<PictureChoice> {
    if (slug === null || slug === undefined) return slug;
    const attachment = await new AttachmentsReadModel(this.#db).find(slug);
    if (!attachment) throw noSuchPicture(pointer);
    const isOwn = attachment.userId === actor.user.userId;
    const isUsable = isOwn || (await this.#visibleUses(actor, attachment)).visible.length > 0;
    if (!isUsable) throw noSuchPicture(pointer);
    return { attachment: actor.authorizeIf(isUsable, 'attachment.use', attachment), pointer };
  }

  /** The uses of an attachment, and those the actor may see: drafts are seen by those who may write in their project. */
  async #visibleUses(
    actor: Actor,
    attachment: Attachment,
  ): Promise<{ all: AttachmentUse[]; visible: AttachmentUse[] }> {
    const all = await new AttachmentUsesReadModel(this.#db).of(attachment.id);
    const visible = all.filter((use) => actor.may(use.published ? 'card.view' : 'project.write', use));
    return { all, visible };
  }
}
