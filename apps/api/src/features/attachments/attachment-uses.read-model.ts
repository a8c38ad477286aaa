import { kindsWith } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { contents } from '../../platform/db/sources/sources.ts';

/** A project in which cards, insights or trends show an attachment. */
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

  /** The projects in which it is shown. What lies in the trash shows nothing. */
  async of(attachmentId: number): Promise<AttachmentUse[]> {
    const { rows } = await sql<AttachmentUse>`
      select p.slug as "projectSlug", w.slug as "workspaceSlug", bool_or(u.public) as published
      from (${contents({
        kinds: kindsWith('pictured'),
        select: sql`s.project_id, s.public`,
        where: () => sql`s.attachment_id = ${attachmentId} and s.deleted_at is null`,
      })}) u join projects p on p.id = u.project_id join workspaces w on w.id = p.workspace_id
      where p.deleted_at is null and w.deleted_at is null
      group by p.slug, w.slug order by p.slug`.execute(this.#db);
    return rows;
  }
}
