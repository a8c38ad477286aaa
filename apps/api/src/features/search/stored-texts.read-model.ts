import { type CardText, cardTextNames } from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { ReadState, SearchedKind } from './searched-kind.ts';

/** The texts of an insight, trend or radar that are searched. */
export interface ConclusionText {
  readonly plain: readonly (string | null)[];
  readonly markdown: readonly (string | null)[];
}

/** The searched texts of each kind, as its repository passes them to `searchText`. */
const texts: Readonly<Record<Exclude<SearchedKind, 'cards'>, RawBuilder<unknown>>> = {
  insights: sql`array[o.title] as plain, array[o.description] as markdown`,
  trends: sql`array[o.title, o.subtitle] as plain, array[o.description, o.implications] as markdown`,
  radars: sql`array[o.title, o.challenge]
    || array(select b.label from radar_blips b where b.radar_id = o.id order by b.sequence) as plain,
    array[o.description] as markdown`,
};

const cardColumns = sql.join(cardTextNames.map((name) => sql.ref(`t.${name}`)));

/** Reads the texts that searches look at as people wrote them, also those in the trash. */
export class StoredTextsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The texts of some cards after an id, in the order of their ids. */
  async ofCards(afterId: number, limit: number): Promise<readonly (ReadState & CardText)[]> {
    const { rows } = await sql<ReadState & CardText>`
      select o.id, o.project_id, o.updated_at::text as changed, ${cardColumns}
      from cards o join card_texts t on t.card_id = o.id where o.id > ${afterId}
      order by o.id limit ${sql.lit(limit)}`.execute(this.#db);
    return rows;
  }

  /** The same for insights, trends or radars. */
  async ofConclusions(
    kind: Exclude<SearchedKind, 'cards'>,
    afterId: number,
    limit: number,
  ): Promise<readonly (ReadState & ConclusionText)[]> {
    const { rows } = await sql<ReadState & ConclusionText>`
      select o.id, o.project_id, o.updated_at::text as changed, ${texts[kind]}
      from ${sql.table(kind)} o where o.id > ${afterId} order by o.id limit ${sql.lit(limit)}`.execute(this.#db);
    return rows;
  }
}
