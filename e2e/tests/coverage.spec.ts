import { expectOpenToAll } from '../support/axe.ts';
import { title } from '../support/screens.ts';
import { expect, test } from '../support/signed-in.ts';

const csv = [
  'title,description,tags,source_url,created_at',
  'Heat pumps everywhere,Energy from the air.,Technological,https://www.example.org/a,2026-01-03',
  'Night shifts in summer,Work moves to the night.,Social,https://example.org/b,2026-03-09',
  'A quiet strike,Nobody came.,Social,,2026-03-10',
].join('\n');

test('coverage shows what the cards cover and miss, and every figure opens its list', async ({ page, api }) => {
  const project = await api.project(await api.workspace('Coverage'), 'Summer scan');
  await api.importCsv(project, csv);
  const attributes = { domains: ['Energy', 'Mobility'] };
  await api.call('PATCH', `/v1/projects/${project}/brief`, { data: { type: 'briefs', attributes } });
  const trend = { type: 'trends', attributes: { title: 'Work follows the heat' } };
  await api.call('POST', `/v1/projects/${project}/trends`, { data: trend });

  const back = async () => {
    await page.goto(`/projects/${project}/coverage`);
    await expect(title(page)).toHaveText('Coverage');
  };
  await back();
  const row = (name: RegExp) => page.getByRole('row', { name });
  await expect(row(/^Social 2$/)).toBeVisible();
  await expect(row(/^Values 0$/)).toBeVisible();
  await expect(row(/^example\.org 2$/)).toBeVisible();
  await expect(row(/^Energy 1$/)).toBeVisible();
  await expect(row(/^Mobility 0$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'February 2026: 0 cards' })).toBeVisible();
  await expectOpenToAll(page);

  for (const [link, address] of [
    ['cards in no insight', 'insight=none'],
    ['card without a source', 'source=none'],
    ['example.org', 'source=example.org'],
    ['Social', 'tags=Social'],
    ['Energy', 'q=Energy'],
    ['March 2026: 2 cards', 'from=2026-03-01&to=2026-03-31'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(`/projects/${project}/cards?${address}`);
    await back();
  }
  await page.getByRole('main').getByRole('link', { name: 'Work follows the heat' }).click();
  await expect(title(page)).toHaveText('Work follows the heat');
});

test('a project without cards says what coverage is for', async ({ page, api }) => {
  const project = await api.project(await api.workspace('Nothing yet'), 'Bare');
  await page.goto(`/projects/${project}/coverage`);
  await expect(page.getByRole('heading', { name: 'Nothing to cover yet' })).toBeVisible();
  await page.getByRole('link', { name: 'To the cards' }).click();
  await expect(page).toHaveURL(`/projects/${project}/cards`);
});
