import { limits } from '@foreglow/contract';
import type { DbTransaction } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import { AttachmentsRepo } from '../attachments/attachments.repo.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import type { Project } from '../projects/project.ts';
import type { ProjectTransaction, ProjectWriter } from '../projects/project-writer.ts';
import { StoredTagsReadModel } from '../tags/stored-tags.read-model.ts';
import type { ListedCard } from './card.ts';
import type { CardsReadModel } from './cards.read-model.ts';
import { CardsRepo } from './cards.repo.ts';
import type { CardsService, FoundCard } from './cards.service.ts';
import { mergedText } from './merge.rules.ts';
import { assertStillIn } from './still-in.rules.ts';

/** Makes one card the evidence for everything that another one supports, in the transaction that merges them. */
type ReplaceEvidence = (transaction: ProjectTransaction, fromId: number, intoId: number) => Promise<void>;

/** Two cards of one project that the actor may merge. */
interface FoundPair {
  readonly from: Authorized<ListedCard, 'card.update'>;
  readonly into: Authorized<ListedCard, 'card.update'>;
  readonly project: Authorized<Project, 'card.update'>;
}

/** Merges two cards that are about the same thing. */
export class MergingService {
  readonly #writer: ProjectWriter;
  readonly #cards: CardsService;
  readonly #readModel: CardsReadModel;
  readonly #replaceEvidence: ReplaceEvidence;

  constructor(writer: ProjectWriter, cards: CardsService, readModel: CardsReadModel, replaceEvidence: ReplaceEvidence) {
    this.#writer = writer;
    this.#cards = cards;
    this.#readModel = readModel;
    this.#replaceEvidence = replaceEvidence;
  }

  /** The two cards of a merge, which must be different cards of one project. */
  async find(actor: Actor, fromSlug: string, intoSlug: string): Promise<FoundPair> {
    const { cards, projects } = await this.#cards.findAll(actor, [fromSlug, intoSlug], 'card.update');
    await this.#cards.findAll(actor, [fromSlug], 'card.delete');
    const [project, another] = projects;
    if (fromSlug === intoSlug) throw problem('conflict', 'A card cannot be merged into itself.');
    if (!project || another) throw problem('conflict', 'Only cards of one project can be merged.');
    const [from, into] = [fromSlug, intoSlug].map((slug) => cards.find((card) => card.slug === slug));
    if (!from || !into) throw problem('not_found');
    return { from, into, project };
  }

  /**
   * Merges one card into another of the same project. The second gets the tags of both, and texts, source and picture
   * of the first where it has none. It replaces the first wherever that is evidence. The first is moved to the trash
   * unchanged and can be restored from there.
   */
  async merge(
    actor: Actor,
    { from: { slug: fromSlug }, into: { slug: intoSlug }, project }: FoundPair,
  ): Promise<FoundCard> {
    const request = { by: actor.user, projects: [project], addsText: true };
    await this.#writer.write(request, async ({ transaction, record }) => {
      // Read again now that other writers are locked out.
      const [from, into] = await this.#readModel.within(transaction).bySlugs([fromSlug, intoSlug]);
      if (!from || !into) throw problem('not_found');
      assertStillIn([project], [from, into]);
      const text = mergedText(from, into);
      if ((text.description?.length ?? 0) > limits.textLength) {
        throw problem('conflict', 'The texts of both cards are too long for one. Shorten one of them first.');
      }
      const tagIds = new Set([...into.tagIds, ...from.tagIds]);
      if (tagIds.size > limits.tagsPerCard) {
        const detail = `The card would have ${tagIds.size} tags, and a card can have at most ${limits.tagsPerCard}.`;
        throw problem('conflict', detail);
      }
      const tags = await new StoredTagsReadModel(transaction).inProjects([project.id]);
      const cards = new CardsRepo(transaction);
      await cards.update(into.id, {
        text,
        tags: tags.filter((tag) => tagIds.has(tag.id)),
        public: undefined,
        aiAssistant: undefined,
        attachmentId: into.attachmentId ?? (await copyOf(transaction, from.attachmentId)),
      });
      await this.#replaceEvidence(transaction, from.id, into.id);
      await cards.trash([from.id]);
      const other = { slug: into.slug, title: text.title };
      record(project.id, { kind: 'card_merged', subjects: [from], other });
    });
    return this.#cards.find(actor, intoSlug, 'card.view');
  }
}

/** A copy of the picture: the card in the trash keeps its own. */
async function copyOf(transaction: DbTransaction, attachmentId: number | null): Promise<number | undefined> {
  if (attachmentId === null) return undefined;
  return (await new AttachmentsRepo(transaction).copy([attachmentId])).get(attachmentId);
}
