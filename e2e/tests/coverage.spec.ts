import { expectAccessibleInAllVariants } from '../support/axe.ts';
import { title } from '../support/screens.ts';
import { expect, test } from '../support/signed-in.ts';

const csv = [
  'title,description,tags,source_url,created_at',
  'Heat pumps everywhere,Energy from the air.,Technological,https://www.example.org/a,2026-01-03',
  'Night shifts in summer,Work moves to the night.,Social,https://example.org/b,2026-03-09',
  'A quiet strike,Nobody came.,Social,,2026-03-10',
  ...Array.from({ length: 21 }, (_, at) => `Site ${at},,,https://site-${at}.example/,2026-01-05`),
].join('\n');

test('coverage shows which areas the cards cover and miss, and every figure opens its list', async ({ page, api }) => {
  const project = await api.project(await api.workspace('Coverage'), 'Summer scan');
  await api.importCsv(project, csv);
  const attributes = { domains: ['Energy', 'Mobility'] };
  await api.call('PATCH', `/v1/projects/${project}/brief`, { data: { type: 'briefs', attributes } });
  await api.card(project, {
    title: 'Half a thought',
    public: false,
    ai_assistant: true,
    source_url: 'https://a.example',
  });
  const trend = { type: 'trends', attributes: { title: 'Work follows the heat' } };
  await api.call('POST', `/v1/projects/${project}/trends`, { data: trend });

  const back = async () => {
    await page.goBack();
    await expect(title(page)).toHaveText('Coverage');
  };
  await page.goto(`/projects/${project}/coverage`);
  const row = (name: RegExp) => page.getByRole('row', { name });
  // In which months of the last year they are depends on the day of the test.
  await expect(row(/^Social 2\b/)).toBeVisible();
  await expect(row(/^Values hardly covered 0\b/)).toBeVisible();
  await expect(row(/^example\.org 2$/)).toBeVisible();
  await expect(row(/^Energy 1\b/)).toBeVisible();
  await expect(row(/^Mobility hardly covered 0\b/)).toBeVisible();
  await expect(row(/^Without a tag 22\b/)).toBeVisible();
  await expect(row(/^22 sites with one card each 22$/)).toBeVisible();
  const sentence = page.getByRole('paragraph').filter({ hasText: 'No card is on Mobility' });
  await expect(sentence).toContainText('25 cards are in no insight; 1 trend has no evidence.');
  await expectAccessibleInAllVariants(page);

  for (const [link, address] of [
    ['cards in no insight', 'insight=none'],
    ['card without a source', 'source=none'],
    ['1 draft', 'drafts=only'],
    ['1 AI signal', 'ai=only'],
    ['Without a tag', 'untagged=yes'],
    ['example.org', 'source=example.org'],
    ['Social', 'tags=Social'],
    ['Energy', 'q=Energy&words=whole'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(`/projects/${project}/cards?${address}`);
    await back();
  }
  // The draft is of this month, in which no other area has a card.
  const hole = page.getByRole('link', { name: /^No card on Mobility in .*: add one$/ }).last();
  await expect(hole).toHaveAttribute('href', `/projects/${project}/cards/create?tag=Mobility`);
  await hole.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Mobility', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`/projects/${project}/coverage`);
  await page.getByRole('main').getByRole('link', { name: 'Work follows the heat' }).click();
  await expect(title(page)).toHaveText('Work follows the heat');

  // The sites that are combined as other sites can be listed and searched.
  await back();
  await page.getByRole('link', { name: '22 sites with one card each' }).click();
  await expect(title(page)).toHaveText('Sites');
  await expect(page.getByRole('row')).toHaveCount(24);
  await expectAccessibleInAllVariants(page);
  await page.getByRole('searchbox', { name: 'Search sites' }).fill('site-2');
  await expect(page).toHaveURL(`/projects/${project}/coverage/sources?q=site-2`);
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('link', { name: 'site-20.example' }).click();
  await expect(page).toHaveURL(`/projects/${project}/cards?source=site-20.example`);
  await expect(page.getByRole('button', { name: 'From site-20.example' })).toBeVisible();

  // Filters set by another page are shown in the list, and can be removed there.
  await page.goto(`/projects/${project}/cards?untagged=yes&drafts=only`);
  await expect(page.getByRole('link', { name: 'Half a thought' })).toBeVisible();
  await expect(title(page).locator('..')).toContainText('1 of 25');
  await page.getByRole('button', { name: 'Only drafts' }).click();
  await page.getByRole('menuitemradio', { name: 'Without drafts' }).click();
  await expect(page).toHaveURL(`/projects/${project}/cards?untagged=yes&drafts=hidden`);
  await page.getByRole('button', { name: 'Drafts as well' }).click();
  await page.getByRole('button', { name: 'Without a tag', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Without a tag' }).uncheck();
  await expect(page).toHaveURL(`/projects/${project}/cards`);
});

test('a project without cards explains the purpose of coverage', async ({ page, api }) => {
  const project = await api.project(await api.workspace('Nothing yet'), 'Bare');
  await page.goto(`/projects/${project}/coverage`);
  await expect(page.getByRole('heading', { name: 'Nothing to show yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to cards' }).click();
  await expect(page).toHaveURL(`/projects/${project}/cards`);
});
