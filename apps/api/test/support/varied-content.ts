import type { Client } from './client.ts';
import type { Product } from './product.ts';
import { query } from './raw-tables.ts';

const hardTexts = [
  'Emoji 👩🏽‍🚀🌅, flags 🇩🇪, beyond the plane 𝒳𝓎',
  'من اليمين إلى اليسار ‏עברית‏ and back',
  String.raw`Back\slashes \n \x41, "quotes", 'single', {braces}, [brackets], $1, \\N, \N`,
  'Tabs\tand\r\nlines, a bell \u0007, a narrow\u202fspace, a BOM \ufeff, a line\u2028separator',
  `Long ${'wörter und Zeichen ✨ '.repeat(20_000)}`,
];

/**
 * Fills the product: a sample with pictures, texts that are hard to preserve, moments with microseconds, arrays and
 * JSON with every kind of quote, nulls, content in the trash; and rows in each table that backups leave out.
 */
export async function fillWithVariedContent(product: Product, client: Client, userId: number): Promise<void> {
  const sample = await client.call('POST /v1/samples', {
    body: { data: { type: 'samples', attributes: { language: 'en' } } },
  });
  const { project_slug: project } = sample.body.data.attributes;
  for (const [at, text] of hardTexts.entries()) {
    const card = await product.make.card(client, project, { title: `Hard text ${at}` });
    await query(
      product,
      `update card_texts set title = $1, subtitle = null, description = '', relevance = $1
        where card_id = (select id from cards where slug = $2)`,
      [text, card],
    );
  }
  const tags = await client.call('GET /v1/projects/{id}/tags-from-all-taxonomies', { params: { id: project } });
  await client.call('DELETE /v1/tags/{id}', { params: { id: tags.body.data[0]?.id ?? '' } });
  const trashed = await product.make.card(client, project, { title: 'In the trash', creation_key: 'a-random-key' });
  await client.call('DELETE /v1/cards/{id}', { params: { id: trashed } });
  const message = { name: 'Ada', email: 'ada@example.org', subject: 'Hello ✨', message: 'Several\nlines.' };
  await client.call('POST /v1/reach-out', { body: message });
  await query(product, `update cards set created_at = '2026-03-29 01:59:59.123456+01', updated_at = '0044-03-15 BC'`);
  await query(product, `update cards set updated_at = 'infinity' where id = (select min(id) from cards)`);
  await query(product, `update radar_names set name = ($1::text[])[position % 4 + 1] where kind = 'impact'`, [
    hardTexts,
  ]);
  await query(product, `update radar_blips set impact_ids = '{}' where id in (select min(id) from radar_blips)`);
  await query(product, 'update brief_versions set domains = $1', [['', 'NULL', ' ', 'a,b', '{}', null]]);
  await query(product, 'update attachments set stock_photo = $1', [
    JSON.stringify({ deep: [null, 1.5e-300, hardTexts] }),
  ]);
  await query(product, `insert into settings (name, value) values ('json null', 'null'), ('text', '"\\u00e9 \\" "')`);
  await query(product, `update radar_blips set position = 0.1 + 0.2, angle = 1e-300`);
  await query(product, `select nextval(pg_get_serial_sequence('cards', 'id')), nextval('tags_id_seq')`);
  // A sequence with a very high value, as after many deletions.
  await query(product, `select setval('comments_id_seq', 9007199254740990)`);
  await fillTheRest(product, userId);
}

/** Rows in every other table, also in those that are left out. */
async function fillTheRest(product: Product, userId: number): Promise<void> {
  const later = `now() + interval '1 day'`;
  const statements = [
    `insert into search_rebuilds (kind, rules, up_to_id) values ('cards', 1, 1)`,
    `insert into workspace_texts (workspace_id, bytes, counted_at) select id, 7, now() from workspaces`,
    `insert into project_members (project_id, user_id, role) select id, ${userId}, 'project_viewer' from projects`,
    `insert into project_visits (user_id, project_id, started_at, last_seen_at, previous_ended_at)
      select ${userId}, id, now(), now(), '2026-03-29 01:59:59.123456+01' from projects`,
    `insert into parted_evidence (card_id, insight_id, position)
      select (select max(id) from cards), min(id), 1 from insights`,
    `insert into card_image_links (slug, token_hash, card_id, project_id, workspace_id, created_by)
      select 'link', 'h', (select max(id) from cards), p.id, p.workspace_id, ${userId} from projects p limit 1`,
    `insert into similarity_models (project_id, source, knowledge, requested_at, progress)
      select id, 'words', '\\x00ff0a5c', now(), 0.1 from projects limit 1`,
    `insert into card_vectors (model_id, card_id, vector, terms, card_changed_at)
      select m.id, c.id, '\\x80', '', c.updated_at from similarity_models m, cards c`,
    `insert into maps (model_id, trustworthiness) select id, 0.1 + 0.2 from similarity_models`,
    `insert into map_groups (model_id, parent_id, name) select model_id, null, 'Named' from maps`,
    // A group that was created before its parent.
    `insert into map_groups (model_id, name) select model_id, null from maps`,
    `update map_groups set parent_id = (select max(id) from map_groups) where id = (select min(id) from map_groups)`,
    `insert into map_points (model_id, card_id, x, y, group_id, distance, card_changed_at)
      select v.model_id, v.card_id, -1, 7, (select min(id) from map_groups), 0.3, v.card_changed_at from card_vectors v`,
    `insert into ai_uses (workspace_id, user_id, prompt, model, input_tokens, output_tokens, failed)
      select id, ${userId}, 'ask', 'model', 7, 3, false from workspaces limit 1`,
    `insert into generations (slug, project_id, user_id, state, prompt, locale, drafter, draft)
      select state, id, ${userId}, state, '{"title": "null"}', 'en', 'ai', null
      from projects, unnest(array['review', 'running']) as state where id = (select min(id) from projects)`,
    `insert into generation_steps (generation_id, step, result, produced, drafter)
      select id, 'frame', '{"cards": [1.5e-300, null]}', '{}', '{"kind": "ai"}' from generations`,
    `insert into card_embeddings (card_id, model, vector, card_changed_at) select id, 'model', '\\x80', updated_at from cards`,
    `insert into project_embeddings (project_id, model) select id, 'model' from projects`,
    `insert into setup_links values ('a', ${later})`,
    `insert into rate_limits values ('somebody', 3, null) on conflict do nothing`,
    `insert into user_links (token_hash, user_id, purpose, expires_at) values ('b', ${userId}, 'password_reset', ${later})`,
    `insert into known_devices values ('c', ${userId})`,
    `insert into upload_days values (${userId}, current_date, 5) on conflict do nothing`,
    `insert into uploads values ('d', ${userId}, 'image/png', 5, now(), ${later})`,
    `insert into invitations (slug, workspace_id, email, role, invited_by, expires_at)
      select 'invited', id, 'grace@example.org', 'workspace_creator', ${userId}, ${later} from workspaces limit 1`,
    `insert into invitation_links select 'e', id from invitations`,
    `insert into registrations (invitation_id, email, locale, expires_at)
      select id, 'grace@example.org', 'en', ${later} from invitations`,
    `insert into exports (slug, project_id, user_id, format, content, request, has_drafts, total, file_name, expires_at)
      select 'export', id, ${userId}, 'pdf', 'project', '{}', false, 1, 'a.pdf', ${later} from projects limit 1`,
    `insert into notifications (user_id, kind, export_id) select ${userId}, 'export', id from exports`,
    `insert into notifications (user_id, kind, dump_id) select ${userId}, 'publication', min(id) from radar_dumps`,
    `insert into notifications (user_id, kind, image_link_id)
      select ${userId}, 'publication', id from card_image_links limit 1`,
    `insert into notifications (user_id, kind, comment_id) select ${userId}, 'comment', min(id) from comments`,
    `insert into legal_texts (page, locale, version, text, created_by)
      values ('imprint', 'de', 1, E'## Wir\\n\\n"null" \\\\N', ${userId})`,
    `insert into appearance_pictures values ('mark', 'image/png', '\\x89504e470d0a')`,
    `insert into installation_secrets values ('signed-paths', 'f') on conflict do nothing`,
    `insert into installation_secrets values ('radar-dumps', 'g') on conflict do nothing`,
  ];
  for (const statement of statements) await query(product, statement);
}
