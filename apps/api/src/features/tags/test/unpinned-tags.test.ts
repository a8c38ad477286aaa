import { firstTags, tagKey } from '@foreglow/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DbTransaction } from '#platform/db/database.ts';
import { applyMigrations } from '#platform/db/migrate.ts';
import { beforeMigration } from '#test/support/before-migration.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.stop());

const migration = '0053_unpinned_tags.sql';

/** A project of an earlier version with a card that has all its tags. */
async function makeProject(transaction: DbTransaction, slug: string, tags: readonly (typeof firstTags)[number][]) {
  const run = (statement: string) => sql.raw(statement).execute(transaction);
  await run(`insert into projects (slug, title, workspace_id, created_by)
    select '${slug}', '${slug}', id, created_by from workspaces`);
  for (const { name, color } of tags) {
    await run(`insert into tags (slug, project_id, name, name_key, color, sticky, taxonomy)
      select '${slug}-${tagKey(name)}', id, '${name}', '${tagKey(name)}', '${color}', true, 'cards'
      from projects where slug = '${slug}'`);
  }
  await run(`insert into cards (slug, project_id, creator_id, letters, has_sticky_tag, tag_ids)
    select '${slug}-card', p.id, p.created_by, '', true, array(select id from tags where project_id = p.id)
    from projects p where p.slug = '${slug}'`);
}

it('the six first tags of an earlier version are unpinned, unless somebody has pinned or unpinned a tag', async () => {
  await beforeMigration(product, migration, async (transaction) => {
    const run = (statement: string) => sql.raw(statement).execute(transaction);
    await run(`insert into users (slug, name, email) values ('ada', 'Ada', 'ada@example.org')`);
    await run(`insert into workspaces (slug, title, created_by) select 'w', 'W', id from users where slug = 'ada'`);
    const [first, ...others] = firstTags;
    await makeProject(transaction, 'untouched', firstTags);
    await makeProject(transaction, 'one-less', others);
    await makeProject(transaction, 'one-more', [...firstTags, { name: 'Heat', color: 'teal' }]);
    await makeProject(transaction, 'renamed', [{ name: 'People', color: first?.color ?? 'teal' }, ...others]);
    expect(await applyMigrations(transaction)).toContain(migration);
    const { rows } = await sql<{ slug: string; pinned: number; first: boolean; version: number }>`
      select p.slug, (select count(*)::int from tags t where t.project_id = p.id and t.sticky) as pinned,
        c.has_sticky_tag as first, p.cards_version::int as version
      from projects p join cards c on c.project_id = p.id order by p.id`.execute(transaction);
    expect(rows.map(({ slug, pinned, first }) => [slug, pinned, first])).toEqual([
      ['untouched', 0, false],
      ['one-less', 5, true],
      ['one-more', 7, true],
      ['renamed', 6, true],
    ]);
    // Kept answers of the changed project are outdated.
    const versions = rows.map(({ version }) => version);
    expect(versions[0]).toBeGreaterThan(versions[1] ?? 0);
  });
});
