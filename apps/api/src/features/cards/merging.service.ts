import { limits } from '@foreglow/contract';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import { ActivitiesRepo } from '../activity/index.ts';
import { AttachmentsRepo } from '../attachments/index.ts';
import { NotificationsRepo } from '../notifications/index.ts';
import type { Actor } from '../permissions/index.ts';
import { ProjectsRepo } from '../projects/index.ts';
import { TagsRepo } from '../tags/index.ts';
import type { CardsReadModel } from './cards.read-model.ts';
import { CardsRepo } from './cards.repo.ts';
import type { CardsService, FoundCard } from './cards.service.ts';
import { mergedText } from './merge.rules.ts';

/** Makes one card the evidence for whatever another one supports, in the transaction that merges them. */
export type HandOver = (db: Db, fromId: number, intoId: number) => Promise<void>;

/** Makes one card of two that are about the same thing. */
export class MergingService {
  readonly #db: Db;
  readonly #cards: CardsService;
  readonly #readModel: CardsReadModel;
  readonly #handOver: HandOver;

  constructor(db: Db, cards: CardsService, readModel: CardsReadModel, handOver: HandOver) {
    this.#db = db;
    this.#cards = cards;
    this.#readModel = readModel;
    this.#handOver = handOver;
  }

  /**
   * Merges one card into another of the same project. The second gets the tags of both, and the texts, the source and
   * the picture that it does not have, and stands for the first wherever that is evidence; the first goes to the trash
   * as it was, from where it can be taken back.
   */
  async merge(actor: Actor, fromSlug: string, intoSlug: string): Promise<FoundCard> {
    const { projects } = await this.#cards.findAll(actor, [fromSlug, intoSlug], 'card.update');
    const [project, another] = projects;
    if (fromSlug === intoSlug) throw problem('conflict', 'A card cannot be merged into itself.');
    if (!project || another) throw problem('conflict', 'Only cards of one project can be merged.');
    await this.#db.transaction().execute(async (transaction) => {
      await new ProjectsRepo(transaction).noteCardChange([project.id]);
      // Read again now that other writers are held back.
      const [from, into] = await this.#readModel.within(transaction).bySlugs([fromSlug, intoSlug]);
      if (!from || !into) throw problem('not_found');
      const text = mergedText(from, into);
      if ((text.description?.length ?? 0) > limits.textLength) {
        throw problem('conflict', 'The texts of both cards are too long for one. Shorten one of them first.');
      }
      const tagIds = new Set([...into.tagIds, ...from.tagIds]);
      if (tagIds.size > limits.tagsPerCard) {
        const detail = `The card would have ${tagIds.size} tags, and a card has room for ${limits.tagsPerCard}.`;
        throw problem('conflict', detail);
      }
      const tags = await new TagsRepo(transaction).inProjects([project.id]);
      const cards = new CardsRepo(transaction);
      await cards.update(into.id, {
        text,
        tags: tags.filter((tag) => tagIds.has(tag.id)),
        public: undefined,
        aiAssistant: undefined,
        attachmentId: into.attachmentId ?? (await copyOf(transaction, from.attachmentId, actor)),
      });
      await this.#handOver(transaction, from.id, into.id);
      await cards.trash([from.id]);
      await new ActivitiesRepo(transaction).note({
        projectId: project.id,
        userId: actor.user.userId,
        kind: 'card_merged',
        subjects: [from],
        other: { slug: into.slug, title: text.title },
      });
      await new NotificationsRepo(transaction).noteSubjects('cards', [from]);
    });
    return this.#cards.find(actor, intoSlug, 'card.view');
  }
}

/** A picture of its own: the card in the trash keeps the one it had. */
async function copyOf(db: Db, attachmentId: number | null, actor: Actor): Promise<number | undefined> {
  if (attachmentId === null) return undefined;
  return (await new AttachmentsRepo(db).copy([attachmentId], actor.user.userId)).get(attachmentId);
}
