import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** A project in which cards show an attachment. */
export interface AttachmentUse {
  readonly projectSlug: string;
  readonly workspaceSlug: string;
  /** False: only drafts do. */
  readonly published: boolean;
}

/** Tells where attachments are shown. */
export class AttachmentUsesReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The projects whose cards show it. What lies in the trash shows nothing. */
  async of(attachmentId: number): Promise<AttachmentUse[]> {
    const { rows } = await sql<AttachmentUse>`
      select p.slug as "projectSlug", w.slug as "workspaceSlug", bool_or(c.public) as published
      from cards c join projects p on p.id = c.project_id join workspaces w on w.id = p.workspace_id
      where c.attachment_id = ${attachmentId}
        and c.deleted_at is null and p.deleted_at is null and w.deleted_at is null
      group by p.slug, w.slug order by p.slug`.execute(this.#db);
    return rows;
  }
}
