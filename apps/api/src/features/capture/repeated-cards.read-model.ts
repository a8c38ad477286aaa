import type { Duplicate, Team } from '@foreglow/contract';
import type { Db } from '../../platform/db/database.ts';
import { type Card, type CardsReadModel, KnownCardsReadModel } from '../cards/index.ts';
import { shownAs } from '../users/index.ts';

/** What a capture has in common with cards that are there already. */
interface Repeats {
  readonly addresses: readonly string[];
  readonly title: string;
}

/** Finds the cards of a project that a capture would repeat. Drafts too: whoever may create cards may see them. */
export class RepeatedCardsReadModel {
  readonly #db: Db;
  readonly #cards: CardsReadModel;
  readonly #team: () => Promise<Team | null>;

  constructor(db: Db, cards: CardsReadModel, team: () => Promise<Team | null>) {
    this.#db = db;
    this.#cards = cards;
    this.#team = team;
  }

  /** The same, on a transaction. */
  within(db: Db): RepeatedCardsReadModel {
    return new RepeatedCardsReadModel(db, this.#cards.within(db), this.#team);
  }

  async hasAddress(projectId: number, addresses: readonly string[]): Promise<boolean> {
    const { byAddress } = await this.#known(projectId, { addresses, title: '' });
    return byAddress.size > 0;
  }

  /** Cards of the same address first, then those of the same title. */
  async find(projectId: number, repeats: Repeats): Promise<Duplicate[]> {
    const { byAddress, byTitle } = await this.#known(projectId, repeats);
    const reasons = new Map<string, Duplicate['attributes']['reason']>();
    for (const slug of byTitle.values()) reasons.set(slug, 'title');
    for (const slug of byAddress.values()) reasons.set(slug, 'url');
    const slugs = [...new Set([...byAddress.values(), ...byTitle.values()])];
    const team = await this.#team();
    const cards = await this.#cards.bySlugs(slugs);
    return cards.map((card) => presented(card, reasons.get(card.slug) ?? 'title', team));
  }

  #known(projectId: number, { addresses, title }: Repeats) {
    const cards = addresses.map((source_url) => ({ title, source_url }));
    return new KnownCardsReadModel(this.#db).find(projectId, cards);
  }
}

function presented(card: Card, reason: Duplicate['attributes']['reason'], team: Team | null): Duplicate {
  const { name, email } = shownAs(card.creator, team);
  return {
    type: 'duplicates',
    id: card.slug,
    attributes: {
      title: card.title,
      subtitle: card.subtitle,
      source_url: card.source_url,
      public: card.public,
      created_at: card.createdAt.toISOString(),
      creator: { name, email },
      reason,
      similarity: 1,
    },
  };
}
