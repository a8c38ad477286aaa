import { cardTextOf, mentionsIn, withNames } from '@foreglow/contract';
import type { Card, ListedCard } from '#features/cards/card.ts';
import { CardsReadModel } from '#features/cards/cards.read-model.ts';
import { shownAs } from '#features/users/team.rules.ts';
import type { Db } from '#platform/db/database.ts';
import { VersionedCache } from '#platform/db/versioned-cache.ts';
import { inPortions } from '#platform/queue/in-portions.rules.ts';
import type { ExportedCard } from './content.ts';
import { ContentsReadModel } from './contents.read-model.ts';
import { personOf, printedCards, type SnapshotRequest, tagsOf } from './snapshot-request.ts';
import type { Spool } from './spool.ts';

/** Reads the cards of an export into a spool: the selected ones in their order, or those of the list. */
export class CardContents {
  readonly #request: SnapshotRequest;
  readonly #readModel: CardsReadModel;
  readonly #contents: ContentsReadModel;

  /** `db` may be a transaction. In it, a computation started by another call must not be awaited. */
  constructor(db: Db, request: SnapshotRequest) {
    this.#request = request;
    this.#readModel = new CardsReadModel(db, new VersionedCache(100));
    this.#contents = new ContentsReadModel(db);
  }

  /** Returns how many of the selected cards no longer exist. */
  async spool(spool: Spool<ExportedCard>): Promise<number> {
    const { wanted, project, list, seesDrafts, stop } = this.#request;
    const { slugs, options } = wanted.request;
    const onlyUsed = printedCards(wanted) === 'evidence';
    const isMeant = (card: ListedCard) => card.projectId === project.id && (card.public || seesDrafts);
    const portions = slugs ? this.#readModel.portionsBySlugs(slugs, isMeant) : this.#readModel.portions(list);
    for await (const cards of portions) {
      const comments = options.comments ? await this.#contents.commentBytes(project.id, slugsOf(cards)) : new Map();
      // Cards with many comments are read together with fewer others.
      for (const portion of inPortions(cards, ({ slug }) => comments.get(slug) ?? 0, commentBytes)) {
        stop.throwIfAborted();
        const exported = await this.#exported(portion);
        await spool.add(onlyUsed ? exported.filter(({ usedIn }) => usedIn.length > 0) : exported);
      }
    }
    return slugs ? slugs.length - spool.count : 0;
  }

  async #exported(cards: readonly Card[]): Promise<ExportedCard[]> {
    const { team, wanted, list, project } = this.#request;
    const pictures = await this.#contents.pictures(cards.map((card) => card.attachmentId));
    const comments = wanted.request.options.comments ? await this.#comments(slugsOf(cards)) : undefined;
    const ids = cards.map(({ id }) => id);
    const uses = wanted.format === 'pdf' ? await this.#contents.usesOf(project.id, ids) : undefined;
    return cards.map((card) => ({
      id: card.id,
      slug: card.slug,
      ...cardTextOf((name) => card[name]),
      tags: tagsOf(card.tagIds, list.scope.tags),
      creator: personOf(card.creator, team),
      isDraft: !card.public,
      aiAssisted: card.aiAssistant,
      picture: (card.attachmentId !== null && pictures.get(card.attachmentId)) || null,
      createdAt: card.createdAt,
      updatedAt: card.updatedAt,
      comments: comments?.get(card.slug) ?? [],
      usedIn: uses?.get(card.id) ?? [],
    }));
  }

  async #comments(slugs: readonly string[]): Promise<Map<string, ExportedCard['comments']>> {
    const { project, team } = this.#request;
    const found = await this.#contents.commentsOnCards(project.id, slugs);
    const mentioned = [...found.values()].flat().flatMap(({ text }) => mentionsIn(text));
    const people = await this.#contents.people(mentioned);
    const nameOf = (slug: string) => {
      const person = people.get(slug);
      return person ? shownAs(person, team).name : slug;
    };
    return new Map(
      [...found].map(([slug, rows]) => [
        slug,
        rows.map(({ author, text, createdAt }) => ({
          author: personOf(author, team).name,
          text: withNames(text, nameOf),
          createdAt,
        })),
      ]),
    );
  }
}

/** The bytes of comments read together. */
const commentBytes = 4 * 1024 * 1024;

const slugsOf = (cards: readonly Card[]) => cards.map(({ slug }) => slug);
