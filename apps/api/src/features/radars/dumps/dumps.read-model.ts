import type { ComparableBlip, DumpContent, DumpLayouts, ShownEvidence } from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { ComparedDump } from '../movements.rules.ts';

/** The last published version of a radar. */
export interface LastDump {
  readonly slug: string;
  readonly number: number;
  readonly createdAt: Date;
  /** Whether its public page is available now. */
  readonly open: boolean;
}

/** A published version of a radar without its content. */
export interface Dump {
  readonly id: number;
  readonly slug: string;
  readonly radarId: number;
  readonly number: number;
  readonly title: string;
  readonly blipCount: number;
  readonly note: string | null;
  readonly evidence: ShownEvidence;
  readonly embeddable: boolean;
  readonly indexable: boolean;
  readonly author: { readonly slug: string; readonly name: string; readonly email: string };
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
}

/** A published version with all its content. */
export interface FullDump extends Dump {
  readonly content: DumpContent;
  readonly layouts: DumpLayouts;
}

/** A published version, found by its public address. */
export interface PublishedDump {
  readonly id: number;
  readonly projectId: number;
  readonly number: number;
  readonly note: string | null;
  readonly createdAt: Date;
  readonly embeddable: boolean;
  readonly indexable: boolean;
  /** The language of the person who published it. */
  readonly locale: string;
  /** Whether it is available now: it was not revoked, has not expired, and its radar is not in the trash. */
  readonly open: boolean;
}

interface DumpRow {
  id: number;
  slug: string;
  radar_id: number;
  number: number;
  title: string;
  blip_count: number;
  note: string | null;
  evidence: ShownEvidence;
  embeddable: boolean;
  indexable: boolean;
  created_at: Date;
  expires_at: Date | null;
  revoked_at: Date | null;
  author_slug: string;
  author_name: string;
  author_email: string;
}

interface ContentRow {
  content: DumpContent;
  layouts: DumpLayouts;
}

const columns = sql`d.id, d.slug, d.radar_id, d.number, d.content->>'title' as title,
  jsonb_array_length(d.content->'blips') as blip_count, d.note, d.evidence, d.embeddable, d.indexable,
  d.created_at, d.expires_at, d.revoked_at,
  u.slug as author_slug, u.name as author_name, u.email as author_email`;

const isOpen = sql`d.revoked_at is null and (d.expires_at is null or d.expires_at > now())`;

/** Reads published versions of radars. */
export class DumpsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The last published version of each radar that has any, by the id of the radar. */
  async last(radarIds: readonly number[]): Promise<Map<number, LastDump>> {
    const { rows } = await sql<{ radar_id: number; slug: string; number: number; created_at: Date; open: boolean }>`
      select distinct on (d.radar_id) d.radar_id, d.slug, d.number, d.created_at, ${isOpen} as open
      from radar_dumps d where d.radar_id = any(${[...radarIds]}::bigint[])
      order by d.radar_id, d.number desc`.execute(this.#db);
    return new Map(
      rows.map(({ radar_id, slug, number, created_at, open }) => [
        radar_id,
        { slug, number, createdAt: created_at, open },
      ]),
    );
  }

  /** The data with which the last published version of a radar is compared; null without one. */
  async lastCompared(radarId: number): Promise<(ComparedDump & { number: number; createdAt: Date }) | null> {
    const { rows } = await sql<{
      number: number;
      created_at: Date;
      rings: string[];
      blips: ComparableBlip[] | null;
    }>`
      select d.number, d.created_at, d.content->'rings' as rings,
        (select jsonb_agg(jsonb_build_object('id', b->'id', 'label', b->'label', 'domain', b->'domain', 'ring', b->'ring',
          'impact', b->'impact') order by place)
          from jsonb_array_elements(d.content->'blips') with ordinality as given(b, place)) as blips
      from radar_dumps d where d.radar_id = ${radarId} order by d.number desc limit 1`.execute(this.#db);
    const [row] = rows;
    return row ? { number: row.number, createdAt: row.created_at, rings: row.rings, blips: row.blips ?? [] } : null;
  }

  /** All published versions of a radar, latest first. */
  async of(radarId: number): Promise<Dump[]> {
    const { rows } = await this.#select<DumpRow>(sql``, sql`d.radar_id = ${radarId} order by d.number desc`);
    return rows.map(toDump);
  }

  /** A published version of a radar by its slug. */
  async find(radarId: number, slug: string): Promise<FullDump | undefined> {
    const { rows } = await this.#select<DumpRow & ContentRow>(
      sql`, d.content, d.layouts`,
      sql`d.radar_id = ${radarId} and d.slug = ${slug}`,
    );
    return rows.map(toFullDump)[0];
  }

  /** The published version of a public address, by the hash of its token. */
  async findPublic(hash: Buffer): Promise<PublishedDump | undefined> {
    const { rows } = await sql<
      Omit<PublishedDump, 'createdAt' | 'projectId'> & { created_at: Date; project_id: number }
    >`
      select d.id, r.project_id, d.number, d.note, d.created_at, d.embeddable, d.indexable, u.locale,
        ${isOpen} and r.deleted_at is null and p.deleted_at is null and w.deleted_at is null as open
      from radar_dumps d join users u on u.id = d.created_by join radars r on r.id = d.radar_id
      join projects p on p.id = r.project_id join workspaces w on w.id = p.workspace_id
      where d.token_hash = ${hash}`.execute(this.#db);
    return rows.map(({ created_at, project_id, ...row }) => ({
      ...row,
      projectId: project_id,
      createdAt: created_at,
    }))[0];
  }

  /** The content of a published version, which never changes. */
  async contentOf(id: number): Promise<Pick<FullDump, 'content' | 'layouts'>> {
    const { rows } = await sql<ContentRow>`
      select content, layouts from radar_dumps where id = ${id}`.execute(this.#db);
    const [row] = rows;
    if (!row) throw new Error('The content of a published radar is not there.');
    return row;
  }

  #select<R>(more: RawBuilder<unknown>, where: RawBuilder<unknown>) {
    return sql<R>`select ${columns}${more} from radar_dumps d join users u on u.id = d.created_by
      where ${where}`.execute(this.#db);
  }
}

const toDump = (row: DumpRow): Dump => ({
  id: row.id,
  slug: row.slug,
  radarId: row.radar_id,
  number: row.number,
  title: row.title,
  blipCount: row.blip_count,
  note: row.note,
  evidence: row.evidence,
  embeddable: row.embeddable,
  indexable: row.indexable,
  author: { slug: row.author_slug, name: row.author_name, email: row.author_email },
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  revokedAt: row.revoked_at,
});

const toFullDump = (row: DumpRow & ContentRow): FullDump => ({
  ...toDump(row),
  content: row.content,
  layouts: row.layouts,
});
