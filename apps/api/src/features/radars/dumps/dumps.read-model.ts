import type { ComparableBlip, DumpContent, DumpLayouts, RadarBackground, ShownEvidence } from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { ComparedDump } from '../movements.rules.ts';

/** The last edition of a radar. */
export interface LastDump {
  readonly slug: string;
  readonly number: number;
  readonly createdAt: Date;
  /** Whether its public page is available now. */
  readonly open: boolean;
}

/** An edition of a radar without its content. */
export interface Dump {
  readonly id: number;
  readonly slug: string;
  readonly radarId: number;
  readonly number: number;
  readonly title: string;
  readonly blipCount: number;
  readonly note: string | null;
  readonly evidence: ShownEvidence;
  readonly background: RadarBackground;
  readonly embeddable: boolean;
  readonly indexable: boolean;
  readonly author: { readonly slug: string; readonly name: string; readonly email: string };
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
}

/** An edition with all its content. */
export interface FullDump extends Dump {
  readonly content: DumpContent;
  readonly layouts: DumpLayouts;
}

/** The lasting address of a radar. */
interface LastingAddress {
  /** The slug from which its token is derived. */
  readonly editionSlug: string;
  /** The number of the edition that it shows: the newest that is open; null if none is. */
  readonly shown: number | null;
}

/** An edition that is open, in the list of all of its radar. */
interface OpenEdition {
  readonly slug: string;
  readonly number: number;
  readonly createdAt: Date;
  /** The beginning of its note. */
  readonly note: string | null;
  readonly embeddable: boolean;
}

/** An edition, found by a public address. */
export interface PublishedDump {
  readonly id: number;
  readonly projectId: number;
  readonly number: number;
  readonly note: string | null;
  readonly createdAt: Date;
  readonly background: RadarBackground;
  readonly embeddable: boolean;
  readonly indexable: boolean;
  /** The language of the person who published it. */
  readonly locale: string;
  /** Whether it was found by the lasting address of its radar. */
  readonly byLasting: boolean;
  /** Whether it is available now: it was not revoked, has not expired, and its radar is not in the trash. */
  readonly open: boolean;
  /** Whether the edition before it was revoked: what was in it must not be shown. */
  readonly previousRevoked: boolean;
  /** The slug from which the token of the lasting address is derived; null without one. */
  readonly lastingSlug: string | null;
  /** Every edition of the radar that is open, the newest first. */
  readonly editions: readonly OpenEdition[];
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
  background: RadarBackground;
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
  jsonb_array_length(d.content->'blips') as blip_count, d.note, d.evidence, d.background, d.embeddable, d.indexable,
  d.created_at, d.expires_at, d.revoked_at,
  u.slug as author_slug, u.name as author_name, u.email as author_email`;

/** Whether an edition (d) is open, while its radar is not in the trash. */
const isOpen = sql`d.revoked_at is null and (d.expires_at is null or d.expires_at > now())`;

/** How many characters of the notes of editions a list of them shows. */
const listedNote = 200;

/** How many editions the way of a blip is told over. */
const latestEditions = 8;

/** The ring of a blip in an edition. */
export interface EditionRing {
  readonly number: number;
  readonly ring: string;
}

/** Reads editions of radars. */
export class DumpsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The last edition of each radar that has any, by the id of the radar. */
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

  /** The data with which the last edition of a radar is compared; null without one. */
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

  /** All editions of a radar, latest first. */
  async of(radarId: number): Promise<Dump[]> {
    const { rows } = await this.#select<DumpRow>(sql``, sql`d.radar_id = ${radarId} order by d.number desc`);
    return rows.map(toDump);
  }

  /** An edition of a radar by its slug. */
  async find(radarId: number, slug: string): Promise<FullDump | undefined> {
    const { rows } = await this.#select<DumpRow & ContentRow>(
      sql`, d.content, d.layouts`,
      sql`d.radar_id = ${radarId} and d.slug = ${slug}`,
    );
    return rows.map(toFullDump)[0];
  }

  /** The lasting addresses of radars that have one, by the id of the radar. */
  async lastingAddresses(radarIds: readonly number[]): Promise<Map<number, LastingAddress>> {
    const { rows } = await sql<{ radar_id: number; edition_slug: string; shown: number | null }>`
      select a.radar_id, a.edition_slug,
        (select max(d.number) from radar_dumps d where d.radar_id = a.radar_id and ${isOpen}) as shown
      from radar_addresses a where a.radar_id = any(${[...radarIds]}::bigint[])`.execute(this.#db);
    return new Map(rows.map(({ radar_id, edition_slug, shown }) => [radar_id, { editionSlug: edition_slug, shown }]));
  }

  /**
   * The edition of a public address, by the hash of its token: its own address, or the lasting one of its radar, which
   * shows the newest edition that is open. If none is open, it leads to one that is not.
   */
  async findPublic(hash: Buffer): Promise<PublishedDump | undefined> {
    const { rows } = await sql<PublicRow>`
      select d.id, r.project_id, d.number, d.note, d.created_at, d.background, d.embeddable, d.indexable, u.locale,
        d.token_hash <> ${hash} as by_lasting, ${isOpen} and r.deleted_at is null and p.deleted_at is null and w.deleted_at is null as open,
        exists (select 1 from radar_dumps b
          where b.radar_id = d.radar_id and b.number = d.number - 1 and b.revoked_at is not null) as previous_revoked,
        (select a.edition_slug from radar_addresses a where a.radar_id = d.radar_id) as lasting_slug, e.editions
      from radar_dumps d join users u on u.id = d.created_by join radars r on r.id = d.radar_id
      join projects p on p.id = r.project_id join workspaces w on w.id = p.workspace_id
      cross join lateral (select jsonb_agg(jsonb_build_object('slug', d.slug, 'number', d.number,
          'created_at', d.created_at, 'note', left(d.note, ${listedNote}), 'embeddable', d.embeddable)
          order by d.number desc) as editions
        from radar_dumps d where d.radar_id = r.id and ${isOpen}) e
      where d.id = coalesce(
        (select d.id from radar_dumps d where d.token_hash = ${hash}),
        (select d.id from radar_addresses a join radar_dumps d on d.radar_id = a.radar_id
          where a.token_hash = ${hash} order by ${isOpen} desc, d.number desc limit 1))`.execute(this.#db);
    return rows.map(toPublished)[0];
  }

  /** The content of an edition, which never changes. */
  async contentOf(id: number): Promise<Pick<FullDump, 'content' | 'layouts'>> {
    const { rows } = await sql<ContentRow>`
      select content, layouts from radar_dumps where id = ${id}`.execute(this.#db);
    const [row] = rows;
    if (!row) throw new Error('The content of a published radar is not there.');
    return row;
  }

  /**
   * In which ring each blip was in the latest open editions up to this one, by its id, the earliest first. Editions that
   * are not open are left out, as everything that only they showed.
   */
  async ringsOver(id: number): Promise<Map<string, EditionRing[]>> {
    const { rows } = await sql<{ number: number; blip: string; ring: string }>`
      select d.number, b->>'id' as blip, b->>'ring' as ring
      from (select d.* from radar_dumps d join radar_dumps shown on shown.radar_id = d.radar_id
        where shown.id = ${id} and d.number <= shown.number and ${isOpen}
        order by d.number desc limit ${latestEditions}) d
      cross join lateral jsonb_array_elements(d.content->'blips') b
      order by d.number`.execute(this.#db);
    const rings = new Map<string, EditionRing[]>();
    for (const { number, blip, ring } of rows) rings.set(blip, [...(rings.get(blip) ?? []), { number, ring }]);
    return rings;
  }

  #select<R>(more: RawBuilder<unknown>, where: RawBuilder<unknown>) {
    return sql<R>`select ${columns}${more} from radar_dumps d join users u on u.id = d.created_by
      where ${where}`.execute(this.#db);
  }
}

interface PublicRow
  extends Pick<
    PublishedDump,
    'id' | 'number' | 'note' | 'background' | 'embeddable' | 'indexable' | 'locale' | 'open'
  > {
  created_at: Date;
  project_id: number;
  by_lasting: boolean;
  previous_revoked: boolean;
  lasting_slug: string | null;
  /** As JSON, which has no dates; null if none is open. */
  editions: (Omit<OpenEdition, 'createdAt'> & { created_at: string })[] | null;
}

const toPublished = ({
  created_at,
  project_id,
  by_lasting,
  previous_revoked,
  lasting_slug,
  editions,
  ...row
}: PublicRow): PublishedDump => ({
  ...row,
  byLasting: by_lasting,
  projectId: project_id,
  createdAt: created_at,
  previousRevoked: previous_revoked,
  lastingSlug: lasting_slug,
  editions: (editions ?? []).map(({ created_at: createdAt, ...edition }) => ({
    ...edition,
    createdAt: new Date(createdAt),
  })),
});

const toDump = (row: DumpRow): Dump => ({
  id: row.id,
  slug: row.slug,
  radarId: row.radar_id,
  number: row.number,
  title: row.title,
  blipCount: row.blip_count,
  note: row.note,
  evidence: row.evidence,
  background: row.background,
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
