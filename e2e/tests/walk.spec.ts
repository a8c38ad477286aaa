import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import type { Client } from '../support/client.ts';
import { title } from '../support/screens.ts';
import { anonymous, expect, test } from '../support/signed-in.ts';

// The whole way of somebody who has a file of signals and needs a radar: from the list of workspaces to a published
// radar and its booklet. What the person does is counted, each click, each text and each key.

/** Counts what a person does. */
function person(page: Page) {
  let actions = 0;
  const counted =
    <Given extends readonly unknown[]>(act: (...given: Given) => Promise<unknown>) =>
    async (...given: Given) => {
      actions += 1;
      await act(...given);
    };
  return {
    click: counted((control: Locator) => control.click()),
    write: counted((field: Locator, text: string) => field.fill(text)),
    choose: counted((field: Locator, name: string, buffer: Buffer) =>
      field.setInputFiles({ name, mimeType: 'text/csv', buffer }),
    ),
    press: counted((key: string) => page.keyboard.press(key)),
    /** The number of actions until now. */
    actions: () => actions,
  };
}

interface Cards {
  readonly data: readonly {
    readonly attributes: {
      readonly title: string;
      readonly description: string | null;
      readonly source_url: string | null;
      readonly tags: readonly { readonly name: string }[];
    };
  }[];
}

interface Trends {
  readonly data: readonly {
    readonly attributes: { readonly title: string; readonly cards: readonly { readonly title: string }[] };
  }[];
}

/** The cards of the sample, as a file. */
async function signals(api: Client): Promise<Buffer> {
  const sample = (await api.call('POST', '/v1/samples', {
    data: { type: 'samples', attributes: { language: 'en' } },
  })) as { data: { attributes: { project_slug: string } } };
  const { data } = (await api.call('GET', `/v1/projects/${sample.data.attributes.project_slug}/cards`)) as Cards;
  const quoted = (text: string | null) => `"${(text ?? '').replaceAll('"', '""')}"`;
  const rows = data.map(({ attributes: { title: name, description, source_url, tags } }) =>
    [name, description, source_url, tags.map((tag) => tag.name).join('; ')].map(quoted).join(','),
  );
  return Buffer.from(['title,description,source_url,tags', ...rows].join('\n'));
}

/** From the list of workspaces to the end of the import of a file into a new project. */
async function importInto(page: Page, { click, write, choose }: ReturnType<typeof person>, file: Buffer) {
  await page.goto('/');
  await click(page.getByRole('link', { name: 'New workspace' }));
  await write(page.getByLabel('Title', { exact: true }), 'City of tomorrow');
  await click(page.getByRole('button', { name: 'Create workspace' }));
  await click(page.getByRole('link', { name: 'Create the first project' }));
  await write(page.getByLabel('Title', { exact: true }), 'Scan');
  await click(page.getByRole('button', { name: 'Create project' }));
  await click(page.getByRole('main').getByRole('link', { name: 'Import a file' }));
  await choose(page.locator('input[type=file]'), 'signals.csv', file);
  await click(page.getByRole('button', { name: /^Import \d+ cards/ }));
  await expect(page.getByRole('heading', { name: /^\d+ cards added/ })).toBeVisible();
}

/** Publishes the radar in the editor and saves its booklet: the public address, and the first bytes of the booklet. */
async function publishAndPrint(page: Page, { click, press }: ReturnType<typeof person>) {
  await click(page.getByRole('link', { name: 'Read the radar' }));
  await click(page.getByRole('button', { name: 'Publish', exact: true }));
  const dialog = page.getByRole('dialog');
  await click(dialog.getByRole('button', { name: 'Publish edition 1' }));
  const address = await dialog.getByLabel('Lasting address').inputValue();
  await press('Escape');
  await click(page.getByRole('button', { name: 'Export' }));
  await click(page.getByRole('menuitem', { name: /^Document or slides/ }));
  const saved = page.waitForEvent('download');
  await click(dialog.getByRole('button', { name: 'Export', exact: true }));
  const booklet = await readFile(await (await saved).path());
  return { address, booklet: booklet.subarray(0, 5).toString() };
}

/** The published radar, as somebody without an account sees it. */
async function readBy(browser: Browser, address: string): Promise<Page> {
  const stranger = await (await browser.newContext(anonymous)).newPage();
  await stranger.goto(address);
  await expect(title(stranger)).toHaveText('What moves our city');
  return stranger;
}

test('a file of signals becomes a published radar and a booklet in at most 35 actions by the draft', async ({
  page,
  browser,
  api,
}) => {
  const walk = person(page);
  await importInto(page, walk, await signals(api));
  await walk.click(page.getByRole('main').getByRole('link', { name: /draft a radar$/ }));
  await walk.write(page.getByLabel('Title'), 'What moves our city');
  await walk.write(page.getByLabel('Question'), 'What will change how we live here?');
  await walk.click(page.getByRole('button', { name: 'Draft the radar' }));
  const acceptAll = page.getByRole('button', { name: /^Accept all \d+ with evidence/ });
  const [drafted] = /\d+/.exec((await acceptAll.textContent()) ?? '') ?? [];
  await walk.click(acceptAll);
  await walk.click(page.getByRole('button', { name: 'Create the radar' }));
  const { address, booklet } = await publishAndPrint(page, walk);
  expect(walk.actions()).toBeLessThanOrEqual(35);
  expect(booklet).toBe('%PDF-');

  const stranger = await readBy(browser, address);
  const blips = stranger.getByRole('region', { name: 'All blips by sector' }).getByRole('listitem');
  await expect(blips).toHaveCount(Number(drafted));
  await expect(stranger.getByText(new RegExp(`^${drafted} changes in .* signals`))).toBeVisible();
});

test('a file of signals becomes trends, a published radar and a booklet in at most 90 actions by hand', async ({
  page,
  browser,
  api,
}) => {
  const walk = person(page);
  const { click, write } = walk;
  await importInto(page, walk, await signals(api));
  const rail = page.getByRole('navigation', { name: 'Main navigation' });
  const trends = [
    { about: 'heat', name: 'Heat becomes a utility', horizon: 'Now', impact: '4' },
    { about: 'water', name: 'Rain gets a price', horizon: 'Next', impact: '3' },
    { about: 'care', name: 'Care moves into the street', horizon: 'Next', impact: '5' },
    { about: 'roof', name: 'Roofs are held in common', horizon: 'Later', impact: '2' },
    { about: 'data', name: 'Cities switch sensors off', horizon: 'Later', impact: '4' },
  ];
  for (const { about, name, horizon, impact } of trends) {
    await click(rail.getByRole('link', { name: /^Cards/ }));
    await write(page.getByRole('searchbox', { name: 'Search cards' }), about);
    // Only the cards that were found have the word marked; until then the list shows the others.
    await expect(page.getByRole('listitem').locator('mark').first()).toBeVisible();
    for (const at of [0, 1, 2]) await click(page.getByRole('checkbox', { name: /^Select: / }).nth(at));
    await click(page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Insight or trend' }));
    await click(page.getByRole('menuitem', { name: 'New trend' }));
    await write(page.getByLabel('Title', { exact: true }), name);
    await click(page.getByRole('radio', { name: new RegExp(`^${horizon}`) }));
    await click(page.getByRole('group', { name: /^Impact/ }).getByRole('radio', { name: new RegExp(`^${impact}`) }));
    await click(page.getByRole('button', { name: 'Create trend' }));
    await expect(title(page)).toHaveText(name);
  }
  await click(rail.getByRole('link', { name: /^Trends/ }));
  await click(page.getByRole('link', { name: 'Make a radar of these' }));
  await write(page.getByLabel('Title'), 'What moves our city');
  await write(page.getByLabel('Question'), 'What will change how we live here?');
  await click(page.getByRole('button', { name: 'Add all' }));
  await click(page.getByRole('button', { name: 'Create radar' }));
  const { address, booklet } = await publishAndPrint(page, walk);
  expect(walk.actions()).toBeLessThanOrEqual(90);
  expect(booklet).toBe('%PDF-');

  const stranger = await readBy(browser, address);
  const project = new URL(page.url()).pathname.split('/')[2];
  const made = (await api.call('GET', `/v1/projects/${project}/trends`)) as Trends;
  expect(made.data).toHaveLength(trends.length);
  for (const { attributes } of made.data) {
    expect(attributes.cards).toHaveLength(3);
    for (const text of [attributes.title, ...attributes.cards.map((card) => card.title)]) {
      await expect(stranger.getByText(text).first()).toBeAttached();
    }
  }
});
