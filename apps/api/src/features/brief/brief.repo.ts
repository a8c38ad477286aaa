import type { BriefContent, BriefField } from '@foreglow/contract';
import type { ProjectTransaction } from '../projects/project-writer.ts';

interface NewVersion {
  readonly projectId: number;
  readonly number: number;
  readonly content: BriefContent;
  readonly changed: readonly BriefField[];
  readonly restoredFrom: number | null;
  readonly userId: number;
}

/** Writes versions of briefs. */
export class BriefRepo {
  readonly #db: ProjectTransaction;

  constructor(transaction: ProjectTransaction) {
    this.#db = transaction;
  }

  async create({ projectId, number, content, changed, restoredFrom, userId }: NewVersion): Promise<void> {
    await this.#db
      .insertInto('brief_versions')
      .values({
        project_id: projectId,
        number,
        ...content,
        changed: [...changed],
        restored_from: restoredFrom,
        created_by: userId,
        created_at: new Date(),
      })
      .execute();
  }
}
