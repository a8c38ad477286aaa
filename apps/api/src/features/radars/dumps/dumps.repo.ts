import type { DumpContent, DumpLayouts, RadarBackground, ShownEvidence } from '@foreglow/contract';
import type { ProjectTransaction } from '#features/projects/project-writer.ts';
import type { DumpAddress } from './radar-tokens.ts';

export interface NewStoredDump {
  readonly slug: string;
  readonly radarId: number;
  readonly number: number;
  readonly tokenHash: Buffer;
  readonly content: DumpContent;
  readonly layouts: DumpLayouts;
  readonly note: string | null;
  readonly evidence: ShownEvidence;
  readonly background: RadarBackground;
  readonly embeddable: boolean;
  readonly indexable: boolean;
  readonly userId: number;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
}

/** The fields of an edition that can be changed; undefined keeps the current value. */
export interface DumpSettings {
  readonly note: string | null | undefined;
  readonly background: RadarBackground | undefined;
  readonly embeddable: boolean | undefined;
  readonly indexable: boolean | undefined;
  readonly expiresAt: Date | null | undefined;
}

/** Writes editions of radars. */
export class DumpsRepo {
  readonly #db: ProjectTransaction;

  constructor(transaction: ProjectTransaction) {
    this.#db = transaction;
  }

  /** Returns the id of the new edition. */
  async create(dump: NewStoredDump): Promise<number> {
    const { id } = await this.#db
      .insertInto('radar_dumps')
      .values({
        slug: dump.slug,
        radar_id: dump.radarId,
        number: dump.number,
        token_hash: dump.tokenHash,
        content: JSON.stringify(dump.content),
        layouts: JSON.stringify(dump.layouts),
        note: dump.note,
        evidence: dump.evidence,
        background: dump.background,
        embeddable: dump.embeddable,
        indexable: dump.indexable,
        created_by: dump.userId,
        created_at: dump.createdAt,
        expires_at: dump.expiresAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Gives the radar its lasting address, unless it has one. */
  async keepAddress(radarId: number, { slug, lastingHash }: Pick<DumpAddress, 'slug' | 'lastingHash'>): Promise<void> {
    await this.#db
      .insertInto('radar_addresses')
      .values({ radar_id: radarId, edition_slug: slug, token_hash: lastingHash })
      .onConflict((conflict) => conflict.column('radar_id').doNothing())
      .execute();
  }

  /** Returns false if it has been revoked. */
  async update(id: number, { note, background, embeddable, indexable, expiresAt }: DumpSettings): Promise<boolean> {
    const given = Object.entries({ note, background, embeddable, indexable, expires_at: expiresAt });
    const changed = Object.fromEntries(given.filter(([, value]) => value !== undefined));
    if (Object.keys(changed).length === 0) return true;
    const { numUpdatedRows } = await this.#db
      .updateTable('radar_dumps')
      .set(changed)
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Returns false if it has already been revoked. */
  async revoke(id: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('radar_dumps')
      .set({ revoked_at: new Date() })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}
