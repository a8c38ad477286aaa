import { limits, tagKey } from '@foreglow/contract';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import { ActivitiesRepo } from '../activity/index.ts';
import { NotificationsRepo } from '../notifications/index.ts';
import type { Actor } from '../permissions/index.ts';
import { ProjectsRepo } from '../projects/index.ts';
import { type Tag, TagsRepo } from '../tags/index.ts';
import type { Card } from './card.ts';
import { deedsOf } from './card-deeds.rules.ts';
import type { CardsReadModel } from './cards.read-model.ts';
import { type BulkChange, CardsRepo } from './cards.repo.ts';
import type { CardsService } from './cards.service.ts';
import { missingCards } from './missing-cards.rules.ts';

interface Given {
  readonly add_tags?: readonly string[] | undefined;
  readonly remove_tags?: readonly string[] | undefined;
  readonly public?: boolean | undefined;
}

/** Changes many cards alike. */
export class BulkChangesService {
  readonly #db: Db;
  readonly #cards: CardsService;
  readonly #readModel: CardsReadModel;

  constructor(db: Db, cards: CardsService, readModel: CardsReadModel) {
    this.#db = db;
    this.#cards = cards;
    this.#readModel = readModel;
  }

  /** Changes cards, all or none. Returns how many were named; a card that is so already is left as it is. */
  async change(actor: Actor, slugs: readonly string[], given: Given): Promise<number> {
    const { projects } = await this.#cards.findAll(actor, slugs, 'card.update');
    await this.#db.transaction().execute(async (transaction) => {
      const projectIds = projects.map((project) => project.id);
      await new ProjectsRepo(transaction).noteCardChange(projectIds);
      // Read again now that other writers are held back.
      const cards = await this.#readModel.within(transaction).bySlugs(slugs);
      const missing = missingCards(slugs, cards);
      if (missing) throw missing;
      const tags = new TagsRepo(transaction);
      const added = new Map<number, Tag[]>();
      for (const id of projectIds) {
        const names = given.add_tags ?? [];
        added.set(id, (await tags.resolve(id, names)).of(names));
      }
      const stored = new Map((await tags.inProjects(projectIds)).map((tag) => [tag.id, tag]));
      const changes = cards.flatMap((card) => changeOf(card, given, added.get(card.projectId) ?? [], stored) ?? []);
      await new CardsRepo(transaction).updateAll(changes);
      const before = new Map(cards.map((card) => [card.id, card]));
      for (const projectId of projectIds) {
        const own = changes.flatMap((change) => {
          const card = before.get(change.id);
          return card?.projectId === projectId ? { card, change } : [];
        });
        await noteChanges(transaction, actor, projectId, own);
      }
      const shownOrHidden = changes.flatMap(({ id, public: isPublic }) => {
        const card = before.get(id);
        return card && card.public !== isPublic ? [card] : [];
      });
      await new NotificationsRepo(transaction).noteSubjects('cards', shownOrHidden);
    });
    return slugs.length;
  }
}

/** Notes what was done to cards of one project: those whose tags changed, and those that were published or not. */
async function noteChanges(
  transaction: Db,
  actor: Actor,
  projectId: number,
  changes: readonly { readonly card: Card; readonly change: BulkChange }[],
): Promise<void> {
  const deeds = changes.flatMap(({ card, change }) =>
    deedsOf(card, {
      text: card,
      tags: change.tags,
      public: change.public,
      aiAssistant: undefined,
      attachmentId: undefined,
    }).map((kind) => ({ kind, card })),
  );
  for (const kind of ['card_edited', 'card_published', 'card_unpublished'] as const) {
    const subjects = deeds.filter((deed) => deed.kind === kind).map(({ card }) => card);
    if (subjects.length === 0) continue;
    await new ActivitiesRepo(transaction).note({ projectId, userId: actor.user.userId, kind, subjects });
  }
}

/** What becomes of a card; undefined where nothing changes. */
function changeOf(
  card: Card,
  given: Given,
  added: readonly Tag[],
  stored: ReadonlyMap<number, Tag>,
): BulkChange | undefined {
  const removed = new Set(given.remove_tags?.map(tagKey));
  const before = card.tagIds.flatMap((id) => stored.get(id) ?? []);
  const kept = before.filter((tag) => !removed.has(tag.nameKey));
  const tags = [...new Map([...kept, ...added].map((tag) => [tag.id, tag])).values()];
  if (added.length > 0 && tags.length > limits.tagsPerCard) {
    const detail = `«${card.title}» would have ${tags.length} tags, and a card has room for ${limits.tagsPerCard}.`;
    throw problem('invalid_attribute', detail, { pointer: '/add_tags' });
  }
  const isPublic = given.public ?? card.public;
  const idsBefore = new Set(card.tagIds);
  const isSame =
    isPublic === card.public && tags.length === idsBefore.size && tags.every(({ id }) => idsBefore.has(id));
  return isSame ? undefined : { id: card.id, tags, public: isPublic };
}
