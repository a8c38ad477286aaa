import { isDeepStrictEqual } from 'node:util';
import { limits } from '@foreglow/contract';
import { sql } from 'kysely';
import type { ProjectTransaction } from '../projects/project-writer.ts';
import { namedEvidence } from './evidence.rules.ts';
import { type EvidenceLink, supportedByCards } from './links.ts';

/** Writes what supports insights and trends. */
export class EvidenceRepo {
  readonly #db: ProjectTransaction;

  constructor(transaction: ProjectTransaction) {
    this.#db = transaction;
  }

  /**
   * Makes the things with the slugs the evidence of an insight or a trend, in their order. Without slugs the evidence
   * stays unchanged. Evidence must be of the same project, and not in the trash unless it was evidence before. Throws
   * the 422 problem otherwise. Returns whether the evidence has changed.
   */
  async set(
    link: EvidenceLink,
    ownerId: number,
    projectId: number,
    slugs: readonly string[] | undefined,
  ): Promise<boolean> {
    if (!slugs) return false;
    const table = sql.table(link.table);
    const owner = sql.ref(link.owner);
    const evidence = sql.ref(link.evidence);
    // Locked, so that none of it is permanently removed before it is linked.
    const { rows } = await sql<{ id: number; slug: string }>`
      select e.id, e.slug from ${sql.table(link.of)} e
      where e.slug = any(${slugs}::text[]) and e.project_id = ${projectId} and (e.deleted_at is null
        or exists (select from ${table} l where l.${owner} = ${ownerId} and l.${evidence} = e.id))
      for key share of e`.execute(this.#db);
    const ids = namedEvidence(slugs, new Map(rows.map(({ id, slug }) => [slug, id])), link);
    const { rows: stored } = await sql<{ id: number }>`
      select ${evidence} as id from ${table} where ${owner} = ${ownerId} order by position`.execute(this.#db);
    const before = stored.map(({ id }) => id);
    if (isDeepStrictEqual(before, ids)) return false;
    await sql`delete from ${table} where ${owner} = ${ownerId}`.execute(this.#db);
    await sql`insert into ${table} (${owner}, ${evidence}, position)
      select ${ownerId}, id, place from unnest(${ids}::bigint[]) with ordinality as given(id, place)`.execute(this.#db);
    return true;
  }

  /** Replaces one card by another wherever it is evidence. If both are evidence, one of them remains. */
  async replaceCard(fromId: number, intoId: number): Promise<void> {
    for (const { kind, cards } of supportedByCards) {
      const table = sql.table(cards.table);
      const owner = sql.ref(cards.owner);
      await sql`update ${sql.table(kind)} set updated_at = greatest(${new Date()}, updated_at + interval '1 millisecond')
        where id in (select ${owner} from ${table} where card_id = ${fromId})`.execute(this.#db);
      await sql`delete from ${table} a using ${table} b
        where a.card_id = ${fromId} and b.card_id = ${intoId} and a.${owner} = b.${owner}`.execute(this.#db);
      await sql`update ${table} set card_id = ${intoId} where card_id = ${fromId}`.execute(this.#db);
    }
  }

  /**
   * Called when cards are moved into a project. They no longer support conclusions in other projects, and again
   * support, in their old places, what they supported in this project before they left it: as many of them as there is
   * room for, if other cards have taken their places in the meantime.
   */
  async followCards(cardIds: readonly number[], projectId: number): Promise<void> {
    const moved = sql`any(${[...cardIds]}::bigint[])`;
    const now = new Date();
    for (const { kind, cards } of supportedByCards) {
      const [table, owner, conclusions] = [sql.table(cards.table), sql.ref(cards.owner), sql.table(kind)];
      await sql`
        with parted as (
          delete from ${table} l using ${conclusions} o
          where l.card_id = ${moved} and o.id = l.${owner} and o.project_id <> ${projectId}
          returning l.card_id, l.${owner}, l.position
        ), kept as (
          insert into parted_evidence (card_id, ${owner}, position)
          select card_id, ${owner}, position from parted on conflict do nothing
        )
        update ${conclusions} set updated_at = greatest(${now}, updated_at + interval '1 millisecond')
        where id in (select ${owner} from parted)`.execute(this.#db);
      await sql`
        with back as (
          delete from parted_evidence p using ${conclusions} o
          where p.card_id = ${moved} and o.id = p.${owner} and o.project_id = ${projectId}
          returning p.card_id, p.${owner}, p.position
        ), missing as (
          select b.*, row_number() over (partition by b.${owner} order by b.position, b.card_id) as number
          from back b where not exists (select from ${table} l where l.${owner} = b.${owner} and l.card_id = b.card_id)
        ), joined as (
          insert into ${table} (card_id, ${owner}, position)
          select m.card_id, m.${owner}, m.position from missing m
          where m.number <= ${limits.evidence} - (select count(*) from ${table} l where l.${owner} = m.${owner})
          on conflict do nothing returning ${owner}
        )
        update ${conclusions} set updated_at = greatest(${now}, updated_at + interval '1 millisecond')
        where id in (select ${owner} from joined)`.execute(this.#db);
    }
  }
}
