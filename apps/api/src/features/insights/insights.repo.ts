import type { Drafter } from '@foreglow/contract';
import { sql } from 'kysely';
import { newSlug } from '#platform/text/slugs.ts';
import { searchText } from '../cards/derive-texts.ts';
import type { ProjectTransaction } from '../projects/project-writer.ts';

/** The fields of an insight; its evidence is written separately (`EvidenceRepo`). */
export interface InsightFields {
  readonly title: string;
  readonly description: string | null;
  readonly tagIds: readonly number[];
  readonly attachmentId: number | null;
}

/** Writes insights. */
export class InsightsRepo {
  readonly #db: ProjectTransaction;

  constructor(transaction: ProjectTransaction) {
    this.#db = transaction;
  }

  /** Creates an insight. `drafter`: its drafter, null where people wrote it. Returns its id and slug. */
  async create(
    projectId: number,
    creatorId: number,
    fields: InsightFields,
    drafter: Drafter | null = null,
  ): Promise<{ id: number; slug: string }> {
    return this.#db
      .insertInto('insights')
      .values({
        slug: newSlug(fields.title),
        project_id: projectId,
        creator_id: creatorId,
        drafter: drafter && JSON.stringify(drafter),
        ...(await columnsOf(fields)),
      })
      .returning(['id', 'slug'])
      .executeTakeFirstOrThrow();
  }

  async update(id: number, fields: InsightFields): Promise<void> {
    await this.#db
      .updateTable('insights')
      // Always later than before, even when the clocks of several processes differ, so that readers can detect the
      // change.
      .set({
        ...(await columnsOf(fields)),
        updated_at: sql<Date>`greatest(${new Date()}, updated_at + interval '1 millisecond')`,
      })
      .where('id', '=', id)
      .execute();
  }
}

const columnsOf = async ({ title, description, tagIds, attachmentId }: InsightFields) => ({
  title,
  description,
  tag_ids: [...tagIds],
  attachment_id: attachmentId,
  search_text: await searchText([title], [description]),
});
