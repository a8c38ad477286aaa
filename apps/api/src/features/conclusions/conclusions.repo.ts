import type { ConclusionKind } from '@foreglow/contract';
import { sql } from 'kysely';
import { newSlug } from '#platform/text/slugs.ts';
import { searchText } from '../cards/derive-texts.ts';
import type { ProjectTransaction } from '../projects/project-writer.ts';
import { type ConclusionType, ownOf, type Written } from './conclusion-type.ts';

/** Writes conclusions. */
export class ConclusionsRepo {
  readonly #db: ProjectTransaction;

  constructor(transaction: ProjectTransaction) {
    this.#db = transaction;
  }

  /** Creates a conclusion. Returns its id and slug. */
  async create<T extends ConclusionType>(
    type: T,
    { projectId, userId }: { readonly projectId: number; readonly userId: number },
    values: Written<T>,
  ): Promise<{ id: number; slug: string }> {
    return this.#db
      .insertInto<'insights' | 'trends'>(type.kind)
      .values({
        slug: newSlug(values.title),
        project_id: projectId,
        creator_id: userId,
        ...(await columnsOf(type, values)),
      })
      .returning(['id', 'slug'])
      .executeTakeFirstOrThrow();
  }

  async update<T extends ConclusionType>(type: T, id: number, values: Written<T>): Promise<void> {
    await this.#db
      .updateTable<'insights' | 'trends'>(type.kind)
      // Always later than before, even when the clocks of several processes differ, so that readers can detect the
      // change.
      .set({
        ...(await columnsOf(type, values)),
        updated_at: sql<Date>`greatest(${new Date()}, updated_at + interval '1 millisecond')`,
      })
      .where('id', '=', id)
      .execute();
  }

  /** Moves a conclusion to the trash, or restores it with `null`. Returns false if it is already there, or is gone. */
  async setDeleted(kind: ConclusionKind, id: number, at: Date | null): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable(kind)
      .set({ deleted_at: at })
      .where('id', '=', id)
      .where('deleted_at', at === null ? 'is not' : 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}

/** The values of the columns; those of a kind's own fields are not known to the compiler. */
async function columnsOf<T extends ConclusionType>(type: T, values: Written<T>) {
  const { title, description, tagIds, attachmentId } = values;
  const own: Readonly<Record<string, unknown>> = values;
  const searched = (as: 'line' | 'markdown') =>
    Object.entries(type.fields).flatMap(([name, field]) =>
      field.holds === as && field.searched ? [own[name] as string | null] : [],
    );
  return {
    title,
    description,
    tag_ids: [...tagIds],
    attachment_id: attachmentId,
    search_text: await searchText([title, ...searched('line')], [description, ...searched('markdown')]),
    ...(ownOf(type, values) as object),
  };
}
