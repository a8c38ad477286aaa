import { type BriefContent, type BriefField, briefFields } from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';

/** The data about a version apart from its content. */
export interface VersionHead {
  readonly number: number;
  readonly changed: readonly BriefField[];
  readonly restoredFrom: number | null;
  readonly createdAt: Date;
  readonly creator: { readonly slug: string; readonly name: string; readonly email: string };
}

export interface Version extends VersionHead {
  readonly content: BriefContent;
}

/** Reads briefs and their versions. */
export class BriefReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The last version; undefined where nobody has written the brief yet. */
  async last(projectId: number): Promise<Version | undefined> {
    const row = await this.#versions(projectId).orderBy('v.number', 'desc').limit(1).executeTakeFirst();
    return row && toVersion(row);
  }

  async find(projectId: number, number: number): Promise<Version | undefined> {
    const row = await this.#versions(projectId).where('v.number', '=', number).executeTakeFirst();
    return row && toVersion(row);
  }

  /** A page of the history, newest first. The number of the last version is also the number of versions. */
  async page(projectId: number, offset: number, limit: number): Promise<VersionHead[]> {
    const rows = await this.#heads(projectId).orderBy('v.number', 'desc').offset(offset).limit(limit).execute();
    return rows.map(toHead);
  }

  #heads(projectId: number) {
    return this.#db
      .selectFrom('brief_versions as v')
      .innerJoin('users as u', 'u.id', 'v.created_by')
      .select(['v.number', 'v.changed', 'v.restored_from', 'v.created_at', 'u.slug', 'u.name', 'u.email'])
      .where('v.project_id', '=', projectId);
  }

  #versions(projectId: number) {
    return this.#heads(projectId).select(briefFields.map((field) => `v.${field}` as const));
  }
}

interface HeadRow {
  number: number;
  changed: string[];
  restored_from: number | null;
  created_at: Date;
  slug: string;
  name: string;
  email: string;
}

const toHead = (row: HeadRow): VersionHead => ({
  number: row.number,
  changed: briefFields.filter((field) => row.changed.includes(field)),
  restoredFrom: row.restored_from,
  createdAt: row.created_at,
  creator: { slug: row.slug, name: row.name, email: row.email },
});

const toVersion = (row: HeadRow & BriefContent): Version => ({
  ...toHead(row),
  content: {
    challenge: row.challenge,
    purpose: row.purpose,
    scope_in: row.scope_in,
    scope_out: row.scope_out,
    time_horizon: row.time_horizon,
    audience: row.audience,
    domains: row.domains,
    sources: row.sources,
  },
});
