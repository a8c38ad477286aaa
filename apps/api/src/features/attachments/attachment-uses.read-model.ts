import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** A project in which cards, insights or trends show an attachment. */
export interface AttachmentUse {
  readonly projectSlug: string;
  readonly workspaceSlug: string;
  /** False: only drafts do. */
  readonly published: boolean;
}

/** Finds where attachments are shown. */
export class AttachmentUsesReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The projects in which it is shown. What lies in the trash shows nothing. */
  async of(attachmentId: number): Promise<AttachmentUse[]> {
    const { rows } = await sql<AttachmentUse>`
      select p.slug as "projectSlug", w.slug as "workspaceSlug", bool_or(u.public) as published
      from (
        select project_id, public from cards where attachment_id = ${attachmentId} and deleted_at is null
        union all
        select project_id, true from insights where attachment_id = ${attachmentId} and deleted_at is null
        union all
        select project_id, true from trends where attachment_id = ${attachmentId} and deleted_at is null
      ) u join projects p on p.id = u.project_id join workspaces w on w.id = p.workspace_id
      where p.deleted_at is null and w.deleted_at is null
      group by p.slug, w.slug order by p.slug`.execute(this.#db);
    return rows;
  }
}
