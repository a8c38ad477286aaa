import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { isOpenImageLink } from './open-link.read-model.ts';

/** A public link to the image of a card. */
export interface CardImageLink {
  readonly id: number;
  readonly slug: string;
  readonly creator: { readonly id: number; readonly slug: string; readonly name: string; readonly email: string };
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
}

interface LinkRow {
  id: number;
  slug: string;
  creator_id: number;
  creator_slug: string;
  creator_name: string;
  creator_email: string;
  created_at: Date;
  expires_at: Date | null;
}

/** The links of a card that still work, newest first. */
export async function openLinksOf(db: Db, cardId: number): Promise<CardImageLink[]> {
  const { rows } = await sql<LinkRow>`
    select l.id, l.slug, u.id as creator_id, u.slug as creator_slug, u.name as creator_name, u.email as creator_email,
      l.created_at, l.expires_at
    from card_image_links l join users u on u.id = l.created_by
    join cards c on c.id = l.card_id join projects p on p.id = c.project_id
    join workspaces w on w.id = p.workspace_id
    where l.card_id = ${cardId} and ${isOpenImageLink}
    order by l.created_at desc, l.id desc`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    creator: { id: row.creator_id, slug: row.creator_slug, name: row.creator_name, email: row.creator_email },
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }));
}
