import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/signed-in.ts';

/** One red pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('a card shows its picture in the grid and when open, named by its alternative text', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('Pictures');
  const picture = await api.picture(png, 'A red dawn');
  const card = await api.card(project, { title: 'With a picture', attachment_id: picture });
  await api.card(project, { title: 'Without' });
  await page.goto(`/projects/${project}/cards`);
  const shown = page.getByRole('img', { name: 'A red dawn' });
  await expect(shown).toHaveCount(1);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await expectAccessible(page);
  await page.goto(`/projects/${project}/cards/${card}`);
  await expect(page.getByRole('dialog').getByRole('img', { name: 'A red dawn' })).toBeVisible();
});

test('a picture that is still loading shows its blurhash, or the default one, wherever it is', async ({
  page,
  api,
}) => {
  const workspace = await api.workspace('Slow pictures');
  const project = await api.project(workspace, 'Slow');
  const picture = await api.picture(png, 'A red dawn');
  const card = await api.card(project, { title: 'Slow', attachment_id: picture });
  const own = await api.picture(png, 'Mine');
  await api.call('PATCH', `/v1/workspaces/${workspace}`, {
    data: { type: 'workspaces', attributes: { image_attachment_id: own } },
  });
  await api.call('PATCH', '/v1/me', { data: { type: 'users', attributes: { picture_id: own } } });
  const held = Promise.withResolvers<void>();
  await page.route('**/files/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  const blurOf = async (image: Locator) => {
    await expect.poll(() => background(image)).toMatch(/^url\("data:image\/png/);
    return background(image);
  };
  const inList = page.getByRole('listitem').getByRole('img', { name: 'A red dawn' });
  // Before the load event, for which the pictures are waited.
  await page.goto('/', { waitUntil: 'commit' });
  const onTile = page.getByRole('listitem').filter({ hasText: 'Slow pictures' }).locator('img');
  const red = await blurOf(onTile);
  await page.goto('/profile', { waitUntil: 'commit' });
  // A profile does not tell the blurhash of its picture.
  const usual = await blurOf(page.getByRole('group', { name: 'Picture' }).locator('img'));
  expect(usual).not.toBe(red);
  await page.goto(`/projects/${project}/cards/${card}`, { waitUntil: 'commit' });
  expect(await blurOf(page.getByRole('dialog').getByRole('img', { name: 'A red dawn' }))).toBe(red);
  await page.goto(`/projects/${project}/cards`, { waitUntil: 'commit' });
  expect(await blurOf(inList)).toBe(red);
  held.resolve();
  // A transparent picture would show what is behind it.
  await expect.poll(() => background(inList)).toBe('');
});

test('a picture that cannot be loaded is replaced by art', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('Lost pictures');
  await api.card(project, { title: 'Lost', attachment_id: await api.picture(png, 'Not to be seen') });
  await page.route('**/files/**', (route) => route.fulfill({ status: 404 }));
  await page.goto(`/projects/${project}/cards`);
  const card = page.getByRole('listitem').filter({ hasText: 'Lost' });
  await expect(card.locator('svg').first()).toBeVisible();
  await expect(page.getByRole('img', { name: 'Not to be seen' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test('the picture of the first card is shown before the application has started, and the list takes its place', async ({
    page,
    api,
  }) => {
    const project = await api.projectInNewWorkspace('Seen early');
    await api.card(project, { title: 'First of all', attachment_id: await api.picture(png, 'A red dawn') });
    // Where the early picture is after it has been moved. It is soon removed.
    await page.addInitScript(() => {
      const note = (changes: MutationRecord[]) => {
        for (const { target } of changes) {
          if (!(target instanceof HTMLElement) || target.className !== 'first-picture') continue;
          document.documentElement.dataset.moved = `${target.getBoundingClientRect().top}`;
        }
      };
      new MutationObserver(note).observe(document, { attributes: true, attributeFilter: ['style'], subtree: true });
    });
    // A font that arrives late could break a line and move the list.
    await page.route(/\.woff2$/, (route) => route.abort());
    const held = Promise.withResolvers<void>();
    await page.route(/\/assets\/base-(?!texts).*\.js$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(`/projects/${project}/cards`, { waitUntil: 'commit' });
    const early = page.locator('.first-picture');
    await expect(early).toBeVisible();
    await expect.poll(() => early.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const [left, width] = await edges(early);
    await expect(page.getByRole('heading', { name: 'Cards' })).toHaveCount(0);
    held.resolve();
    const shown = page.getByRole('listitem').getByRole('img', { name: 'A red dawn' });
    await expect(shown).toBeVisible();
    expect(await edges(shown)).toEqual([left, width]);
    const top = await shown.evaluate((image) => image.getBoundingClientRect().top);
    await expect(page.locator('html')).toHaveAttribute('data-moved', `${top}`);
    await expect(early).toHaveCount(0);
  });
});

/** The background of a picture, which is its blur. */
const background = (image: Locator): Promise<string> =>
  image.evaluate(({ style }: HTMLElement) => style.backgroundImage);

/** Where a picture begins, and its width, in pixels. */
const edges = (image: Locator): Promise<[number, number]> =>
  image.evaluate((element) => {
    const { left, width } = element.getBoundingClientRect();
    return [left, width];
  });
