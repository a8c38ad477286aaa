import { mentionsIn, withNames } from '@foreglow/contract';
import type { Db } from '../../../platform/db/database.ts';
import { VersionedCache } from '../../../platform/db/versioned-cache.ts';
import { type Card, CardsReadModel } from '../../cards/index.ts';
import { shownAs } from '../../users/index.ts';
import type { ExportedCard } from './content.ts';
import { ContentsReadModel } from './contents.read-model.ts';
import { personOf, readAtOnce, type SnapshotRequest, tagsOf } from './snapshot-request.ts';
import type { Spool } from './spool.ts';

/** Reads the cards of an export into a spool: the selected ones in their order, or those that the question finds. */
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
    let leftOut = 0;
    for await (const { cards, missing } of this.#batches()) {
      this.#request.stop.throwIfAborted();
      leftOut += missing;
      await spool.add(await this.#exported(cards));
    }
    return leftOut;
  }

  async *#batches(): AsyncGenerator<{ cards: Card[]; missing: number }> {
    const { wanted, project, question, seesDrafts } = this.#request;
    const { slugs } = wanted.request;
    if (!slugs) {
      for (let offset = 0, all = 1; offset < all; offset += readAtOnce) {
        const { cards, total } = await this.#readModel.page(question, { offset, limit: readAtOnce });
        all = total;
        yield { cards, missing: 0 };
      }
      return;
    }
    for (let from = 0; from < slugs.length; from += readAtOnce) {
      const named = slugs.slice(from, from + readAtOnce);
      const found = await this.#readModel.bySlugs(named);
      const cards = found.filter((card) => card.projectId === project.id && (card.public || seesDrafts));
      yield { cards, missing: named.length - cards.length };
    }
  }

  async #exported(cards: readonly Card[]): Promise<ExportedCard[]> {
    const { team, wanted, question } = this.#request;
    const pictures = await this.#contents.pictures(cards.map((card) => card.attachmentId));
    const slugs = cards.map((card) => card.slug);
    const comments = wanted.request.options.comments ? await this.#comments(slugs) : undefined;
    return cards.map((card) => ({
      slug: card.slug,
      title: card.title,
      subtitle: card.subtitle,
      description: card.description,
      relevance: card.relevance,
      tags: tagsOf(card.tagIds, question.scope.tags),
      creator: personOf(card.creator, team),
      isDraft: !card.public,
      aiAssisted: card.aiAssistant,
      sourceUrl: card.source_url,
      picture: (card.attachmentId !== null && pictures.get(card.attachmentId)) || null,
      createdAt: card.createdAt,
      updatedAt: card.updatedAt,
      comments: comments?.get(card.slug) ?? [],
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
