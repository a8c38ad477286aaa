import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/**
 * The ids of the trends and cards of a project that can be evidence of a radar's blips, by their slugs: those not in
 * the trash, and those that are evidence of its blips already. They are locked, so that none of them is permanently
 * removed before it is linked.
 */
export async function possibleEvidence(
  db: Db,
  { radarId, projectId }: { readonly radarId: number; readonly projectId: number },
  slugs: { readonly trends: readonly string[]; readonly cards: readonly string[] },
): Promise<{ trends: Map<string, number>; cards: Map<string, number> }> {
  const trends = await sql<{ id: number; slug: string }>`
    select t.id, t.slug from trends t
    where t.slug = any(${[...slugs.trends]}::text[]) and t.project_id = ${projectId} and (t.deleted_at is null
      or exists (select from radar_blips b where b.radar_id = ${radarId} and b.trend_id = t.id))
    for key share of t`.execute(db);
  const cards = await sql<{ id: number; slug: string }>`
    select c.id, c.slug from cards c
    where c.slug = any(${[...slugs.cards]}::text[]) and c.project_id = ${projectId} and (c.deleted_at is null
      or exists (select from radar_blip_cards l where l.radar_id = ${radarId} and l.card_id = c.id))
    for key share of c`.execute(db);
  const bySlug = (rows: readonly { id: number; slug: string }[]) => new Map(rows.map(({ id, slug }) => [slug, id]));
  return { trends: bySlug(trends.rows), cards: bySlug(cards.rows) };
}
