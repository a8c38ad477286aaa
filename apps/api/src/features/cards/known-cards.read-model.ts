import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { CardText } from './card-text.rules.ts';
import { addressKey, titleKey } from './duplicate.rules.ts';

/** Slugs of a project's cards by the keys that make duplicates. */
export interface KnownCards {
  readonly byAddress: ReadonlyMap<string, string>;
  readonly byTitle: ReadonlyMap<string, string>;
}

/** Finds the cards of a project that others would repeat: by the same address, or the same title. */
export class KnownCardsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async find(projectId: number, cards: readonly Pick<CardText, 'title' | 'source_url'>[]): Promise<KnownCards> {
    const titles = cards.map((card) => titleKey(card.title));
    const addresses = cards.flatMap((card) => addressKey(card.source_url) ?? []);
    return {
      byTitle: await this.#byKey(projectId, 'title_key', titles),
      byAddress: await this.#byKey(projectId, 'source_key', addresses),
    };
  }

  async #byKey(projectId: number, column: 'title_key' | 'source_key', keys: string[]): Promise<Map<string, string>> {
    const key = sql.ref(`t.${column}`);
    const { rows } = await sql<{ key: string; slug: string }>`
      select distinct on (${key}) ${key} as key, c.slug from card_texts t join cards c on c.id = t.card_id
      where t.project_id = ${projectId} and c.deleted_at is null and ${key} is not null
        and md5(${key}) = any(select md5(given) from unnest(${keys}::text[]) as given)
      order by ${key}, c.id`.execute(this.#db);
    return new Map(rows.map((row) => [row.key, row.slug]));
  }
}
