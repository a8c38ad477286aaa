import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInAllVariants } from '../support/axe.ts';
import { expect, test } from '../support/signed-in.ts';

/** One red pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const picture = { name: 'dawn.png', mimeType: 'image/png', buffer: png };

const dialog = (page: Page) => page.getByRole('dialog').first();
const shown = (page: Page) => dialog(page).locator('img');
const chooseFile = (page: Page, file = picture) =>
  dialog(page).getByLabel('Upload', { exact: true }).and(page.locator('input')).setInputFiles(file);

async function startCard(page: Page, project: string): Promise<void> {
  await page.goto(`/projects/${project}/cards/create`);
  await expect(dialog(page).getByLabel('Title', { exact: true })).toBeFocused();
}

/** Passes a file to the page in the way that dropping and pasting do. */
const hand = (page: Page, kind: 'drop' | 'paste') =>
  page.evaluate(
    ({ base64, kind }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], 'given.png', { type: 'image/png' }));
      const target = document.activeElement ?? document.body;
      const init = { bubbles: true, cancelable: true };
      target.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      );
    },
    { base64: png.toString('base64'), kind },
  );

test('a picture is uploaded, described, removed, restored and saved with the card', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('Uploading');
  await startCard(page, project);
  await expect(dialog(page).getByText(/JPEG, PNG, GIF, WebP,? and AVIF, up to/)).toBeVisible();
  await expectAccessible(page);
  await chooseFile(page);
  await expect(shown(page)).toBeVisible();
  await dialog(page).getByLabel('Alt text').fill('A red dawn');
  await dialog(page).getByLabel('Credit').fill('Ann, 2026');
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(shown(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog(page).getByLabel('Credit')).toHaveValue('Ann, 2026');
  await expectAccessibleInAllVariants(page);
  await dialog(page).getByLabel('Title', { exact: true }).fill('With a picture');
  await dialog(page).getByRole('button', { name: 'Publish card' }).click();
  await expect(dialog(page).getByRole('img', { name: 'A red dawn' })).toBeVisible();
  await expect(dialog(page).getByText('Ann, 2026')).toBeVisible();

  await dialog(page).getByRole('link', { name: 'Edit' }).click();
  await expect(dialog(page).getByLabel('Alt text')).toHaveValue('A red dawn');
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).locator('article')).toBeVisible();
  await expect(shown(page)).toHaveCount(0);
});

for (const kind of ['drop', 'paste'] as const) {
  test(`a picture is accepted by ${kind}, wherever the focus is`, async ({ page, api }) => {
    await startCard(page, await api.projectInNewWorkspace(`By ${kind}`));
    await hand(page, kind);
    await expect(dialog(page).getByLabel('Credit')).toBeVisible();
    await expect(shown(page)).toHaveCount(1);
  });
}

test('a file that is not a picture is refused before it is sent', async ({ page, api }) => {
  await startCard(page, await api.projectInNewWorkspace('Refusing'));
  let announced = 0;
  await page.route('**/upload-url', (route) => {
    announced += 1;
    return route.continue();
  });
  await chooseFile(page, { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(dialog(page).getByRole('alert').filter({ hasText: 'not a picture' })).toBeVisible();
  expect(announced).toBe(0);
  await dialog(page).getByRole('button', { name: 'Dismiss' }).click();
  await chooseFile(page, { ...picture, buffer: Buffer.from('Not what the name says.') });
  await expect(dialog(page).getByText('not a picture that can be read')).toBeVisible();
  expect(announced).toBe(1);
});

test('an upload is cancelled, fails with a message, and is tried again', async ({ page, api }) => {
  await startCard(page, await api.projectInNewWorkspace('Trying again'));
  const waiting = Promise.withResolvers<void>();
  await page.route('**/files/**', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    await waiting.promise;
    return route.abort();
  });
  await chooseFile(page);
  await expect(dialog(page).getByRole('progressbar')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancel' }).first().click();
  await expect(dialog(page).getByRole('progressbar')).toHaveCount(0);
  waiting.resolve();

  await chooseFile(page);
  await expect(dialog(page).getByText('A network error occured.')).toBeVisible();
  await page.unroute('**/files/**');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page).getByLabel('Credit')).toBeVisible();
});

test('without an address for the upload, the message of the specification appears', async ({ page, api }) => {
  await startCard(page, await api.projectInNewWorkspace('No address'));
  await page.route('**/upload-url', (route) => route.fulfill({ status: 201, json: { data: { attributes: {} } } }));
  await chooseFile(page);
  await expect(dialog(page).getByText('Failed to get presigned URL')).toBeVisible();
});

test('a picture is fetched from an address, or the reason for a failure is shown', async ({ page, api }) => {
  await startCard(page, await api.projectInNewWorkspace('From a web address'));
  const answers = {
    page: { status: 422, json: failure('422', 'image_url_unsupported') },
    gone: { status: 502, json: failure('502', 'image_fetch_failed', 'Failed to fetch image: Not Found') },
    text: { status: 200, contentType: 'text/plain', body: 'text' },
    picture: { status: 200, contentType: 'image/png', body: png },
  };
  await page.route('**/cors?**', (route) => {
    const name = new URL(route.request().url()).searchParams.get('url')?.split('/').at(-1) ?? '';
    expect(route.request().headers().authorization).toMatch(/^Bearer /);
    return route.fulfill(answers[name as keyof typeof answers]);
  });
  const take = async (name: string) => {
    await dialog(page).getByRole('button', { name: 'From a web address' }).click();
    await dialog(page).getByLabel('Address of the picture').fill(`example.org/${name}`);
    await page.keyboard.press('Enter');
  };
  const unsupported = 'The URL does not link to a supported image format. Please try another URL.';
  await take('page');
  await expect(dialog(page).getByText(unsupported)).toBeVisible();
  await take('gone');
  await expect(dialog(page).getByText('Failed to fetch image: Not Found')).toBeVisible();
  await take('text');
  await expect(dialog(page).getByText(unsupported)).toBeVisible();
  await take('picture');
  await expect(dialog(page).getByLabel('Credit')).toBeVisible();
});

test('stock photos are searched, browsed by page and used with their credit', async ({ page, api }) => {
  await startCard(page, await api.projectInNewWorkspace('Stock'));
  const photo = (number: number) => ({
    id: `openverse:${number}`,
    alt_description: `Dawn ${number}`,
    blur_hash: null,
    urls: { small: 'https://images.unsplash.com/small.png', raw: 'https://example.org/raw.png' },
    width: 3,
    height: 2,
    user: { name: 'Ann', link: 'https://example.org/ann' },
    source: 'openverse',
    credit: `“Dawn ${number}” by Ann, CC BY 4.0`,
  });
  const asked: string[] = [];
  await page.route('**/stock-photos/?**', (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push(query.get('downloadImage') ?? `${query.get('searchQuery')} ${query.get('page')}`);
    const results = [photo(Number(query.get('page') ?? 2))];
    return route.fulfill({ json: { results, total: 2, total_pages: 2 } });
  });
  for (const picture of ['**/cors?**', 'https://images.unsplash.com/**']) {
    await page.route(picture, (route) => route.fulfill({ contentType: 'image/png', body: png }));
  }
  await dialog(page).getByRole('button', { name: 'Stock photos' }).click();
  const picker = page.getByRole('dialog', { name: 'Stock photos' });
  await expect(picker.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('dawn');
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('button', { name: 'Dawn 1' })).toBeVisible();
  await expectAccessible(page);
  await picker.getByRole('button', { name: 'Next' }).click();
  const made = page.waitForResponse((response) => new URL(response.url()).pathname === '/v1/attachments');
  await picker.getByRole('button', { name: 'Use this photo: Dawn 2, by Ann' }).click();
  expect((await (await made).json()).data.attributes).toMatchObject({
    attachment_type: 'stock_photo',
    meta: { id: 'openverse:2', alt_description: 'Dawn 2' },
  });
  await expect(dialog(page).getByLabel('Credit')).toHaveValue('“Dawn 2” by Ann, CC BY 4.0');
  await expect(dialog(page).getByLabel('Alt text')).toHaveValue('Dawn 2');
  expect(asked).toEqual(['dawn 1', 'dawn 2', 'openverse:2']);
});

test('the picker tells when no service can be reached', async ({ page, api }) => {
  await startCard(page, await api.projectInNewWorkspace('No stock'));
  const sentence = 'No service for stock photos can be reached right now.';
  await page.route('**/stock-photos/?**', (route) =>
    route.fulfill({ status: 503, json: failure('503', 'stock_photos_unavailable', sentence) }),
  );
  await dialog(page).getByRole('button', { name: 'Stock photos' }).click();
  const picker = page.getByRole('dialog', { name: 'Stock photos' });
  await expect(picker.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('dawn');
  await page.keyboard.press('Enter');
  await expect(picker.getByText(sentence)).toBeVisible();
});

test('workspaces and people get pictures in the same ways', async ({ page, api }) => {
  const workspace = await api.workspace('With a face');
  await page.goto(`/w/${workspace}/edit`);
  const field = page.getByRole('group', { name: 'Picture' });
  await field.locator('input[type=file]').setInputFiles(picture);
  await expect(field.locator('img')).toBeVisible();
  // The form must not be sent before the picture is there.
  await expect(page.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(`/w/${workspace}`);
  await page.goto(`/w/${workspace}/edit`);
  await expect(field.locator('img')).toBeVisible();
  await expectAccessibleInAllVariants(page);
  await page.goto('/profile');
  const mine = page.getByRole('group', { name: 'Your picture' });
  await mine.locator('input[type=file]').setInputFiles(picture);
  await expect(mine.locator('img')).toBeVisible();
  await expectAccessibleInAllVariants(page);
  await mine.getByRole('button', { name: 'Remove' }).click();
  await expect(mine.locator('img')).toHaveCount(0);
});

const failure = (status: string, code: string, detail = code) => ({
  errors: [{ status, code, title: code, detail, meta: { request_id: 'r-1' } }],
});
