import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/**
 * The ids of the trends and cards of a project, by their slugs: the possible evidence of its radars' blips. Those in
 * the trash are included, since undo restores a removed blip together with evidence that was deleted meanwhile; the
 * radar shows such evidence as removed. They are locked, so that none of them is permanently removed before it is
 * linked.
 */
export async function possibleEvidence(
  db: Db,
  projectId: number,
  slugs: { readonly trends: readonly string[]; readonly cards: readonly string[] },
): Promise<{ trends: Map<string, number>; cards: Map<string, number> }> {
  const trends = await sql<{ id: number; slug: string }>`
    select t.id, t.slug from trends t
    where t.slug = any(${[...slugs.trends]}::text[]) and t.project_id = ${projectId}
    for key share of t`.execute(db);
  const cards = await sql<{ id: number; slug: string }>`
    select c.id, c.slug from cards c
    where c.slug = any(${[...slugs.cards]}::text[]) and c.project_id = ${projectId}
    for key share of c`.execute(db);
  const bySlug = (rows: readonly { id: number; slug: string }[]) => new Map(rows.map(({ id, slug }) => [slug, id]));
  return { trends: bySlug(trends.rows), cards: bySlug(cards.rows) };
}
