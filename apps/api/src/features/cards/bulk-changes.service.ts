import { limits, tagKey } from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import type { Actor } from '../permissions/actor.ts';
import { ProjectWriter, type Writing } from '../projects/project-writer.ts';
import { StoredTagsReadModel, type Tag } from '../tags/stored-tags.read-model.ts';
import { TagsRepo } from '../tags/tags.repo.ts';
import type { ListedCard } from './card.ts';
import { activitiesOf } from './card-activities.rules.ts';
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
  readonly #db: Db;
  readonly #readModel: CardsReadModel;

  constructor(db: Db, readModel: CardsReadModel) {
    this.#db = db;
    this.#readModel = readModel;
  }

  /**
   * Changes cards, all or none. Returns the number of cards in the request; a card that already has the wanted state
   * stays unchanged.
   */
  async change(actor: Actor, found: FoundCards<'card.update'>, given: Given): Promise<number> {
    const slugs = found.cards.map((card) => card.slug);
    const projectIds = found.projects.map((project) => project.id);
    const request = { by: actor.user, projects: found.projects, changes: 'cards' } as const;
    await new ProjectWriter(this.#db).write(request, async (writing) => {
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
        await noteChanges(writing, projectId, own);
      }
      const shownOrHidden = changes.flatMap(({ id, public: isPublic }) => {
        const card = before.get(id);
        return card && card.public !== isPublic ? [card] : [];
      });
      await writing.sendNotificationEvents('cards', shownOrHidden);
    });
    return slugs.length;
  }
}

/** Records the activities for cards of one project: which cards changed their tags, and which were published or not. */
async function noteChanges(
  { note }: Writing,
  projectId: number,
  changes: readonly { readonly card: ListedCard; readonly change: BulkChange }[],
): Promise<void> {
  const activities = changes.flatMap(({ card, change }) =>
    activitiesOf(card, {
      tags: change.tags,
      public: change.public,
      aiAssistant: undefined,
      attachmentId: undefined,
    }).map((kind) => ({ kind, card })),
  );
  for (const kind of ['card_edited', 'card_published', 'card_unpublished'] as const) {
    const subjects = activities.filter((activity) => activity.kind === kind).map(({ card }) => card);
    if (subjects.length > 0) await note(projectId, { kind, subjects });
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
