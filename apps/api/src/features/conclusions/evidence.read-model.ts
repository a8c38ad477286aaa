import type { ConclusionAttributes, EvidenceItem, SupportedKind } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { inNaturalOrder } from '#platform/db/natural-order.ts';
import { sourceOf } from '#platform/db/sources/sources.ts';
import { removedAt } from './evidence.rules.ts';
import { type EvidenceLink, supportedByCards } from './links.ts';

/** A conclusion that would lose evidence. */
export interface Conclusion extends ConclusionAttributes {
  readonly slug: string;
}

interface ItemRow {
  owner_id: number;
  slug: string;
  title: string;
  public: boolean;
  deleted_at: Date | null;
}

/** Reads what supports insights and trends, and what they support. */
export class EvidenceReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * The evidence of one kind behind conclusions, by the id of the conclusion, in its order. Drafts only if the reader
   * sees them.
   */
  async of(link: EvidenceLink, ownerIds: readonly number[], seesDrafts: boolean): Promise<Map<number, EvidenceItem[]>> {
    const owner = sql.ref(`l.${link.owner}`);
    const { rows } = await sql<ItemRow>`
      select ${owner} as owner_id, e.slug, e.title, e.public, e.deleted_at
      from ${sql.table(link.table)} l join (${sourceOf(link.of)}) e on e.id = ${sql.ref(`l.${link.evidence}`)}
      where ${owner} = any(${ownerIds}::bigint[]) and (e.public or ${seesDrafts})
      order by l.position`.execute(this.#db);
    return byOwner(rows, link.of === 'cards' ? (row) => ({ ...itemOf(row), public: row.public }) : itemOf);
  }

  /** The conclusions of a kind that use evidence, by the id of the evidence, by title. */
  async supportedBy(
    kind: SupportedKind,
    link: EvidenceLink,
    ids: readonly number[],
  ): Promise<Map<number, EvidenceItem[]>> {
    const evidence = sql.ref(`l.${link.evidence}`);
    const { rows } = await sql<ItemRow>`
      select ${evidence} as owner_id, o.slug, o.title, o.deleted_at
      from ${sql.table(link.table)} l join (${sourceOf(kind)}) o on o.id = ${sql.ref(`l.${link.owner}`)}
      where ${evidence} = any(${ids}::bigint[]) order by ${inNaturalOrder('o.title')}, o.id`.execute(this.#db);
    return byOwner(rows, itemOf);
  }

  /**
   * The insights and trends supported by any of the cards. Drafts are counted only in the projects of `writableIds`,
   * evidence in the trash never.
   */
  async conclusions(cardIds: readonly number[], writableIds: readonly number[]): Promise<Conclusion[]> {
    const isCounted = sql`e.deleted_at is null and (e.public or e.project_id = any(${writableIds}::bigint[]))`;
    const named = sql`l.card_id = any(${cardIds}::bigint[])`;
    const queries = supportedByCards.map(({ kind, cards, all }) => {
      const links = sql`from ${sql.table(cards.table)} l where ${named}`;
      const totals = all.map(
        (link) => sql`(select count(*) from ${sql.table(link.table)} l
          join (${sourceOf(link.of)}) e on e.id = l.${sql.ref(link.evidence)}
          where l.${sql.ref(link.owner)} = o.id and ${isCounted})`,
      );
      return sql`select ${sql.lit(kind)} as kind, o.slug, o.title,
          (select count(*) ${links} and l.${sql.ref(cards.owner)} = o.id) as affected,
          ${sql.join(totals, sql` + `)} as total
        from ${sql.table(kind)} o
        where o.deleted_at is null and o.id in (select l.${sql.ref(cards.owner)} ${links})`;
    });
    const { rows } = await sql<Conclusion>`
      select * from (${sql.join(queries, sql` union all `)}) concluded
      order by kind, ${inNaturalOrder('title')}, slug`.execute(this.#db);
    return rows;
  }
}

const itemOf = ({ slug, title, deleted_at }: ItemRow): EvidenceItem => ({
  slug,
  title,
  removed_at: removedAt(deleted_at),
});

function byOwner<R extends ItemRow, T>(rows: readonly R[], shape: (row: R) => T): Map<number, T[]> {
  return new Map([...Map.groupBy(rows, (row) => row.owner_id)].map(([id, own]) => [id, own.map(shape)]));
}
