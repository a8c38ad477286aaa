import { sql } from 'kysely';
import { newSlug } from '#platform/text/slugs.ts';
import { searchText } from '../cards/derive-texts.ts';
import type { ProjectTransaction } from '../projects/project-writer.ts';
import type { TrendFields } from './trends.read-model.ts';

/** The fields of a trend; its evidence is written separately (`EvidenceRepo`). */
export interface WrittenTrend extends TrendFields {
  readonly title: string;
  readonly description: string | null;
  readonly tagIds: readonly number[];
  readonly attachmentId: number | null;
}

/** Writes trends. */
export class TrendsRepo {
  readonly #db: ProjectTransaction;

  constructor(transaction: ProjectTransaction) {
    this.#db = transaction;
  }

  /** Creates a trend. Returns its id and slug. */
  async create(projectId: number, creatorId: number, trend: WrittenTrend): Promise<{ id: number; slug: string }> {
    return this.#db
      .insertInto('trends')
      .values({ slug: newSlug(trend.title), project_id: projectId, creator_id: creatorId, ...(await columnsOf(trend)) })
      .returning(['id', 'slug'])
      .executeTakeFirstOrThrow();
  }

  async update(id: number, trend: WrittenTrend): Promise<void> {
    await this.#db
      .updateTable('trends')
      // Always later than before, even when the clocks of several processes differ, so that readers can detect the
      // change.
      .set({
        ...(await columnsOf(trend)),
        updated_at: sql<Date>`greatest(${new Date()}, updated_at + interval '1 millisecond')`,
      })
      .where('id', '=', id)
      .execute();
  }
}

const columnsOf = async ({ tagIds, attachmentId, ...fields }: WrittenTrend) => ({
  ...fields,
  tag_ids: [...tagIds],
  attachment_id: attachmentId,
  search_text: await searchText([fields.title, fields.subtitle], [fields.description, fields.implications]),
});
