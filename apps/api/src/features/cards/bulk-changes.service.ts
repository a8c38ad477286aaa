import { limits, tagKey } from '@foreglow/contract';
import { problem } from '#platform/http/problem.ts';
import type { Actor } from '../permissions/actor.ts';
import type { ProjectWriter, Writing } from '../projects/project-writer.ts';
import { StoredTagsReadModel, type Tag } from '../tags/stored-tags.read-model.ts';
import { TagsRepo } from '../tags/tags.repo.ts';
import type { ListedCard } from './card.ts';
import { eventsOf } from './card-events.rules.ts';
import type { CardsReadModel } from './cards.read-model.ts';
import { type BulkChange, CardsRepo } from './cards.repo.ts';
import type { FoundCards } from './cards.service.ts';
import { missingCards } from './missing-cards.rules.ts';
import { assertStillIn } from './still-in.rules.ts';

interface Given {
  readonly add_tags?: readonly string[] | undefined;
  readonly remove_tags?: readonly string[] | undefined;
  readonly public?: boolean | undefined;
}

/** Applies one change to many cards. */
export class BulkChangesService {
  readonly #writer: ProjectWriter;
  readonly #readModel: CardsReadModel;

  constructor(writer: ProjectWriter, readModel: CardsReadModel) {
    this.#writer = writer;
    this.#readModel = readModel;
  }

  /**
   * Changes cards, all or none. Returns the number of cards in the request; a card that already has the wanted state
   * stays unchanged.
   */
  async change(actor: Actor, found: FoundCards<'card.update'>, given: Given): Promise<number> {
    const slugs = found.cards.map((card) => card.slug);
    const projectIds = found.projects.map((project) => project.id);
    await this.#writer.write({ by: actor.user, projects: found.projects }, async (writing) => {
      const { transaction } = writing;
      // Read again now that other writers are locked out.
      const cards = await this.#readModel.within(transaction).headsBySlugs(slugs);
      const missing = missingCards(slugs, cards);
      if (missing) throw missing;
      assertStillIn(found.projects, cards);
      const tags = new TagsRepo(transaction);
      const added = new Map<number, Tag[]>();
      for (const id of projectIds) {
        const names = given.add_tags ?? [];
        added.set(id, (await tags.resolve(id, names)).of(names));
      }
      const stored = new Map(
        (await new StoredTagsReadModel(transaction).inProjects(projectIds)).map((tag) => [tag.id, tag]),
      );
      const changes = cards.flatMap((card) => changeOf(card, given, added.get(card.projectId) ?? [], stored) ?? []);
      await new CardsRepo(transaction).updateAll(changes);
      const before = new Map(cards.map((card) => [card.id, card]));
      for (const projectId of projectIds) {
        const own = changes.flatMap((change) => {
          const card = before.get(change.id);
          return card?.projectId === projectId ? { card, change } : [];
        });
        recordChanges(writing, projectId, own);
      }
    });
    return slugs.length;
  }
}

/** Records the changes of cards of one project: which cards changed their tags, and which were published or not. */
function recordChanges(
  { record }: Writing,
  projectId: number,
  changes: readonly { readonly card: ListedCard; readonly change: BulkChange }[],
): void {
  const events = changes.flatMap(({ card, change }) =>
    eventsOf(card, {
      tags: change.tags,
      public: change.public,
      aiAssistant: undefined,
      attachmentId: undefined,
    }).map((kind) => ({ kind, card })),
  );
  for (const kind of ['card_edited', 'card_published', 'card_unpublished'] as const) {
    record(projectId, { kind, subjects: events.filter((event) => event.kind === kind).map(({ card }) => card) });
  }
}

/** The change of a card; undefined if nothing changes. */
function changeOf(
  card: ListedCard,
  given: Given,
  added: readonly Tag[],
  stored: ReadonlyMap<number, Tag>,
): BulkChange | undefined {
  const removed = new Set(given.remove_tags?.map(tagKey));
  const before = card.tagIds.flatMap((id) => stored.get(id) ?? []);
  const kept = before.filter((tag) => !removed.has(tag.nameKey));
  const tags = [...new Map([...kept, ...added].map((tag) => [tag.id, tag])).values()];
  if (added.length > 0 && tags.length > limits.tagsPerCard) {
    const detail = `«${card.title}» would have ${tags.length} tags, and a card can have at most ${limits.tagsPerCard}.`;
    throw problem('invalid_attribute', detail, { pointer: '/add_tags' });
  }
  const isPublic = given.public ?? card.public;
  const idsBefore = new Set(card.tagIds);
  const isSame =
    isPublic === card.public && tags.length === idsBefore.size && tags.every(({ id }) => idsBefore.has(id));
  return isSame ? undefined : { id: card.id, tags, public: isPublic };
}
