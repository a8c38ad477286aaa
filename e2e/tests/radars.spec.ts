import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/axe.ts';
import type { Client } from '../support/client.ts';
import { narrow, title } from '../support/screens.ts';
import { anonymous, expect, test } from '../support/signed-in.ts';

const blips = [
  {
    id: 'heat',
    label: 'Heat as a street utility',
    domain: 'Energy',
    ring: 'Next',
    impact: 4,
    rationale: 'It is **sold**.',
  },
  { id: 'care', label: 'Care moves into the block', domain: 'People', ring: 'Now', position: 0.2 },
  { id: 'roofs', label: 'Roofs feed the street', domain: 'Energy', ring: 'Later' },
];

/** Creates a radar in a new project. Returns the paths of its page and of its calls. */
async function makeRadar(api: Client, name: string): Promise<{ readonly page: string; readonly calls: string }> {
  const project = await api.projectInNewWorkspace(name);
  const card = await api.card(project, { title: 'A bakery heats the flats above it' });
  const attributes = {
    title: 'What will move our cities?',
    domains: ['People', 'Work', 'Energy'],
    blips: blips.map((blip) => (blip.id === 'heat' ? { ...blip, card_slugs: [card] } : blip)),
  };
  const made = await api.call('POST', `/v1/projects/${project}/radars`, { data: { type: 'radars', attributes } });
  const radar = (made as { data: { id: string } }).data.id;
  return { page: `/projects/${project}/radars/${radar}`, calls: `/v1/projects/${project}/radars/${radar}` };
}

async function publish(api: Client, calls: string, attributes: object = {}): Promise<string> {
  const made = await api.call('POST', `${calls}/dumps`, { data: { type: 'radar-dumps', attributes } });
  return (made as { data: { attributes: { url: string } } }).data.attributes.url;
}

const chosen = (page: Page) => page.getByRole('heading', { name: 'Heat as a street utility' });

test('a radar is read, published, read without an account, and revoked', async ({ page, api, browser, product }) => {
  const { page: path, calls } = await makeRadar(api, 'Publishes a radar');
  await page.goto(path);
  await expect(title(page)).toContainText('What will move our cities?');
  // The selection is the same in the picture, the list and the address.
  await page
    .getByRole('button', { name: /^3 .*Heat as a street utility|^2 .*Heat as a street utility/ })
    .first()
    .click();
  await expect(chosen(page)).toBeVisible();
  await expect(page).toHaveURL(/blip=heat/);
  await expect(page.getByText('It is sold.')).toBeVisible();
  await page.getByRole('link', { name: 'A bakery heats the flats above it' }).click();
  await expect(page.getByRole('dialog', { name: 'A bakery heats the flats above it' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/radars\/[^/]+\?blip=heat$/);
  await page.reload();
  await expect(chosen(page)).toBeVisible();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Publish edition 1/ }).click();
  const address = await dialog.getByLabel('Address of this edition').inputValue();
  const lasting = await dialog.getByLabel('Lasting address').inputValue();

  const stranger = await (await browser.newContext(anonymous)).newPage();
  await stranger.goto(new URL(address, product.url).href);
  await expect(stranger.getByRole('heading', { level: 1, name: 'What will move our cities?' })).toBeVisible();
  await expect(stranger.getByText('A bakery heats the flats above it')).toBeAttached();
  await expect(stranger.getByText('This is the first edition.')).toBeVisible();
  await expect(stranger.getByRole('link', { name: 'Privacy policy' })).toBeVisible();

  // Another edition: the lasting address shows it, and the page of the first one leads there.
  await publish(api, calls, { note: 'After the workshop' });
  await stranger.reload();
  await stranger.getByRole('link', { name: 'Show the newest edition' }).click();
  await expect(stranger).toHaveURL(lasting);
  await expect(stranger.getByRole('heading', { name: 'What changed since edition 1' })).toBeVisible();
  await expect(stranger.getByRole('listitem').filter({ hasText: 'After the workshop' })).toBeVisible();
  await stranger.goto(address);

  await dialog.getByRole('button', { name: 'Revoke', exact: true }).click();
  await page.getByRole('button', { name: 'Revoke edition' }).click();
  await expect(page.getByText('Edition 1 is revoked')).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText('What will move our cities?')).toHaveCount(0);
  await stranger.context().close();
});

const stored = async (api: Client, calls: string) =>
  ((await api.call('GET', calls)) as { data: { attributes: { title: string; blips: Record<string, unknown>[] } } }).data
    .attributes;

test('a radar is made from the brief, and edited by mouse and keyboard, with undo', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('Edits a radar');
  const brief = { challenge: 'What will move?', domains: ['People', 'Energy', 'Food'] };
  await api.call('PATCH', `/v1/projects/${project}/brief`, { data: { type: 'briefs', attributes: brief } });
  await api.call('POST', `/v1/projects/${project}/trends`, {
    data: { type: 'trends', attributes: { title: 'Energy from roofs', horizon: 'later', impact: 5 } },
  });
  await page.goto(`/projects/${project}/radars/create`);
  await expect(page.getByLabel('Question')).toHaveValue('What will move?');
  await page.getByRole('button', { name: 'Create radar' }).click();
  await expect(page.getByText('Give the radar a title.')).toBeVisible();
  await page.getByLabel('Title').fill('Cities');
  await page.getByRole('button', { name: 'Create radar' }).click();
  const blip = page.getByRole('button', { name: /^1 Energy from roofs, Energy, Later, impact 5/ });
  await expect(blip).toBeVisible();
  const calls = `/v1/projects/${project}/radars/${page.url().split('/').at(-1)}`;
  const saved = page.getByText('Saved', { exact: true });

  // Dragged to the middle of the disc, which is the nearest ring.
  const box = await page.getByRole('group', { name: /Picture of the radar/ }).boundingBox();
  if (!box) throw new Error('There is no picture.');
  await blip.hover();
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.62, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: /^1 Energy from roofs, Energy, Now/ })).toBeVisible();
  await expect(saved).toBeVisible();
  await expect.poll(async () => (await stored(api, calls)).blips[0]).toMatchObject({ ring: 'Now', impact: 5 });

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(blip).toBeVisible();
  await expect.poll(async () => (await stored(api, calls)).blips[0]).toMatchObject({ ring: 'Later' });

  await blip.focus();
  await page.keyboard.press('2');
  await page.getByRole('button', { name: /impact 2/ }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(async () => (await stored(api, calls)).blips[0]).toMatchObject({ ring: 'Next', impact: 2 });

  // A blip that another person removes disappears here as well, and can no longer be edited.
  await api.call('PATCH', calls, {
    data: { type: 'radars', attributes: { removed_blips: [(await stored(api, calls)).blips[0]?.id] } },
  });
  await expect(page.getByRole('button', { name: /^1 Energy from roofs/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize(narrow);
  await expectNoSidewaysScrolling(page);
});

test('blips are made from trends in one click, and from cards one by one or together', async ({ page, api }) => {
  const { page: path, calls } = await makeRadar(api, 'Fills a radar');
  const project = path.split('/')[2] ?? '';
  const trends = [
    { title: 'Energy from roofs', horizon: 'later', impact: 5 },
    { title: 'People share rooms', horizon: 'now', impact: 2 },
  ];
  for (const attributes of trends) {
    await api.call('POST', `/v1/projects/${project}/trends`, { data: { type: 'trends', attributes } });
  }
  await api.card(project, { title: 'Work moves to the library' });
  await page.goto(path.replace('/radars/', '/radars/edit/'));
  const dialog = page.getByRole('dialog');
  const openFrom = async (source: string) => {
    await page.getByRole('button', { name: 'Add from …' }).click();
    await page.getByRole('menuitem', { name: source }).click();
  };

  await openFrom('From trends');
  await expect(dialog.getByText('Energy · Later · impact 5')).toBeVisible();
  await expect(dialog.getByText('People · Now · impact 2')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 2 trends' }).click();
  await expect
    .poll(async () => (await stored(api, calls)).blips.slice(3))
    .toMatchObject([
      { label: 'People share rooms', domain: 'People', ring: 'Now', impact: 2 },
      { label: 'Energy from roofs', domain: 'Energy', ring: 'Later', impact: 5 },
    ]);
  await openFrom('From trends');
  await expect(dialog.getByText('Every trend of the project is on the radar.')).toBeVisible();
  await page.keyboard.press('Escape');

  const chooseBoth = async () => {
    await openFrom('From cards');
    await dialog.getByRole('checkbox', { name: 'A bakery heats the flats above it' }).check();
    await dialog.getByRole('checkbox', { name: 'Work moves to the library' }).check();
    await dialog.getByRole('button', { name: 'Apply' }).click();
  };
  await chooseBoth();
  await dialog.getByRole('button', { name: 'Add 2 blips' }).click();
  await expect
    .poll(async () =>
      (await stored(api, calls)).blips
        .slice(5)
        .map(({ label, domain }) => [label, domain])
        .sort(),
    )
    .toEqual([
      ['A bakery heats the flats above it', 'Work'],
      ['Work moves to the library', 'Work'],
    ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await stored(api, calls)).blips.length).toBe(5);

  await chooseBoth();
  await dialog.getByLabel('What they become').click();
  await page.getByRole('option', { name: 'One blip with all 2 cards' }).click();
  await dialog.getByRole('button', { name: 'Add 1 blip' }).click();
  await expect.poll(async () => (await stored(api, calls)).blips.at(5)?.card_slugs).toHaveLength(2);
  // A single new blip is opened, and its address can be shared.
  await expect(page).toHaveURL(/\?blip=/);
  await page.reload();
  await expect(page.getByLabel('Label')).toHaveValue(/A bakery heats|Work moves/);
});

test.describe('a public page', () => {
  test.use(anonymous);

  test('shows the blip that is selected in the picture or the list, by mouse and keyboard', async ({ page, api }) => {
    const { calls } = await makeRadar(api, 'Shows a public page');
    const url = await publish(api, calls, { evidence: 'titles' });
    await page.goto(url);
    await page
      .getByRole('link', { name: /Heat as a street utility/ })
      .first()
      .click();
    await expect(page).toHaveURL(/#blip-heat$/);
    await expect(chosen(page)).toBeVisible();
    await expect(page.getByText('A bakery heats the flats above it')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chosen(page)).toBeHidden();
    await page.getByRole('searchbox').fill('roofs');
    await expect(page.getByRole('region').getByRole('link', { name: /Care moves into the block/ })).toBeHidden();
    await expectAccessible(page);
    await page.setViewportSize(narrow);
    await expectNoSidewaysScrolling(page);
  });

  test('can be framed by other sites only if its publisher allows this', async ({ page, api, product }) => {
    const { calls } = await makeRadar(api, 'Frames a public page');
    const [closed, open] = [await publish(api, calls), await publish(api, calls, { embeddable: true })];
    // A separate site on this machine, since browsers do not allow other sites to show frames of this machine.
    const frames = [closed, open].map((url) => `<iframe src="${product.url}${url}"></iframe>`).join('');
    const intranet = createServer((_, answer) => void answer.setHeader('content-type', 'text/html').end(frames));
    await new Promise<void>((ready) => intranet.listen(0, '127.0.0.1', ready));
    await page.goto(`http://127.0.0.1:${(intranet.address() as AddressInfo).port}/`);
    const title = (at: number) => page.frameLocator('iframe').nth(at).getByRole('heading', { level: 1 });
    await expect(title(1)).toBeVisible();
    await expect(title(0)).toHaveCount(0);
    intranet.close();
  });

  test('works from a downloaded file without a server', async ({ page, api, product }, test) => {
    const { calls } = await makeRadar(api, 'Saves a public page');
    const url = await publish(api, calls);
    const file = test.outputPath('radar.html');
    const answer = await fetch(`${product.url}${url}/file?format=html`);
    await writeFile(file, Buffer.from(await answer.arrayBuffer()));
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(`file://${file}`);
    await page
      .getByRole('link', { name: /Heat as a street utility/ })
      .first()
      .click();
    await expect(chosen(page)).toBeVisible();
    expect(requested.filter((one) => !one.startsWith('file:') && !one.startsWith('data:'))).toEqual([]);
  });
});
