import { type KindWith, kindsWith } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { contents } from '#platform/db/sources/sources.ts';

/** A project in which cards, insights or trends show an attachment. */
export interface AttachmentUse {
  readonly projectSlug: string;
  readonly workspaceSlug: string;
  /** False if only drafts show it. */
  readonly published: boolean;
}

/** Finds where attachments are shown. */
export class AttachmentUsesReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The projects in which contents of a kind show the attachment, in the order in which projects are locked. */
  async shownBy(attachmentId: number): Promise<{ projectId: number; kind: KindWith<'pictured'> }[]> {
    const { rows } = await sql<{ projectId: number; kind: KindWith<'pictured'> }>`
      select distinct project_id as "projectId", kind from (${shown(attachmentId)}) u order by 1, 2`.execute(this.#db);
    return rows;
  }

  /** The projects in which it is shown, and whether only drafts show it. */
  async of(attachmentId: number): Promise<AttachmentUse[]> {
    const { rows } = await sql<AttachmentUse>`
      select p.slug as "projectSlug", w.slug as "workspaceSlug", bool_or(u.public) as published
      from (${shown(attachmentId)}) u join projects p on p.id = u.project_id join workspaces w on w.id = p.workspace_id
      where p.deleted_at is null and w.deleted_at is null
      group by p.slug, w.slug order by p.slug`.execute(this.#db);
    return rows;
  }
}

/** The contents that show an attachment, except those in the trash. */
const shown = (attachmentId: number) =>
  contents({
    kinds: kindsWith('pictured'),
    select: sql`s.project_id, s.public`,
    where: () => sql`s.attachment_id = ${attachmentId} and s.deleted_at is null`,
  });
