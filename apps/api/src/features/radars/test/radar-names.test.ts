import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyMigrations } from '#platform/db/migrate.ts';
import { beforeMigration } from '#test/support/before-migration.ts';
import { type Product, startProduct } from '#test/support/product.ts';

const migration = '0048_radar_names.sql';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.stop());

describe('radars that name their sectors, rings and impacts in each blip', () => {
  it('keep their names in order, and their blips where they are', async () => {
    await beforeMigration(product, migration, async (transaction) => {
      const run = <Row>(statement: RawBuilder<Row>) => statement.execute(transaction);
      await run(
        sql`insert into users (slug, name, email, password_hash) values ('ada', 'Ada', 'ada@example.org', 'none')`,
      );
      await run(sql`insert into workspaces (slug, title, created_by) select 'w', 'W', id from users`);
      await run(sql`insert into projects (slug, title, workspace_id, created_by)
        select 'p', 'P', w.id, u.id from workspaces w, users u`);
      const radar = (slug: string, domains: string[], impacts: string[]) =>
        run(sql`insert into radars (slug, project_id, creator_id, title, domains, rings, impacts, search_text)
          select ${slug}, p.id, p.created_by, 'R', ${domains}::text[], array['Now', 'Later'], ${impacts}::text[], '' from projects p`);
      await radar('one', ['Work', 'ENERGY', 'Sea'], ['Cost', 'Health']);
      await radar('two', ['Sea', 'Work'], []);
      const blip = (slug: string, id: string, domain: string, ring: string, impacts: string[]) =>
        run(sql`insert into radar_blips (radar_id, id, label, domain, ring, position, impact, impacts)
          select r.id, ${id}, 'B', ${domain}, ${ring}, 0.5, 3, ${impacts}::text[] from radars r where r.slug = ${slug}`);
      await blip('one', 'a', 'Sea', 'Later', ['Health', 'Cost']);
      await blip('one', 'b', 'Energy', 'Now', ['cost', 'Gone']);
      await blip('two', 'a', 'Sea', 'Now', []);
      await blip('two', 'b', 'Nowhere', 'Now', []);

      expect(await applyMigrations(transaction)).toContain(migration);
      const { rows: names } = await run(sql`select r.slug, n.kind, array_agg(n.name order by n.position) as names,
          min(n.position) as first from radar_names n join radars r on r.id = n.radar_id
        group by r.slug, n.kind order by r.slug, n.kind`);
      expect(names).toEqual([
        { slug: 'one', kind: 'impact', names: ['Cost', 'Health'], first: 0 },
        { slug: 'one', kind: 'ring', names: ['Now', 'Later'], first: 0 },
        { slug: 'one', kind: 'sector', names: ['Work', 'ENERGY', 'Sea'], first: 0 },
        { slug: 'two', kind: 'ring', names: ['Now', 'Later'], first: 0 },
        { slug: 'two', kind: 'sector', names: ['Sea', 'Work'], first: 0 },
      ]);
      const { rows: blips } = await run(sql`select r.slug, b.id, s.name as sector, g.name as ring,
          array(select n.name from unnest(b.impact_ids) with ordinality as i(id, place)
            join radar_names n on n.radar_id = b.radar_id and n.id = i.id order by place) as impacts
        from radar_blips b join radars r on r.id = b.radar_id
        join radar_names s on s.radar_id = b.radar_id and s.id = b.sector_id and s.kind = 'sector'
        join radar_names g on g.radar_id = b.radar_id and g.id = b.ring_id and g.kind = 'ring'
        order by r.slug, b.id`);
      expect(blips).toEqual([
        { slug: 'one', id: 'a', sector: 'Sea', ring: 'Later', impacts: ['Health', 'Cost'] },
        { slug: 'one', id: 'b', sector: 'ENERGY', ring: 'Now', impacts: ['Cost'] },
        { slug: 'two', id: 'a', sector: 'Sea', ring: 'Now', impacts: [] },
        // No version stores such a blip. It is better in a sector than lost.
        { slug: 'two', id: 'b', sector: 'Sea', ring: 'Now', impacts: [] },
      ]);
    });
  });
});
