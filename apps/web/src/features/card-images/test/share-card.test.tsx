import type { CardImageLinkAttributes } from '@foreglow/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { narrow, open, pixelsOverTheEdge, server, standInForEachTest } from '#test/components/support/app.tsx';
import { card } from '#test/components/support/cards.ts';
import { answerOpenedCard } from '#test/components/support/opened-card.ts';
import { me } from '#test/components/support/samples.ts';
import { failure } from '#test/components/support/stand-in.ts';

standInForEachTest();

const moment = '2026-01-09T12:00:00.000Z';

const link = (id: string, changes: Partial<CardImageLinkAttributes> = {}) => ({
  type: 'card-image-links' as const,
  id,
  attributes: {
    url: null,
    creator: { slug: 'ada', name: 'Ada' },
    own: true,
    created_at: moment,
    expires_at: null,
    ...changes,
  },
});

/** A picture of a single pixel. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
);
const image = () => new Response(pixel, { headers: { 'content-type': 'image/png' } });

beforeEach(() => {
  answerOpenedCard()
    .on('GET /card-image/{id}', image)
    .on('GET /v1/cards/{id}/image-links', () => ({ data: [] }));
});
afterEach(() => vi.restoreAllMocks());

const dialog = () => page.getByRole('dialog', { name: 'Share and export' });
const button = (name: string) => dialog().getByRole('button', { name });

/** Presses a button in a dialog over another one. */
async function press(target: Locator): Promise<void> {
  await expect.element(target).toBeEnabled();
  (target.element() as HTMLElement).click();
}

async function share(): Promise<void> {
  await open('/projects/p/cards/c');
  // The dialog may appear with the card of the list first, without actions.
  const opened = page.getByRole('dialog', { name: 'Robots dance' });
  await expect.element(opened.getByRole('button', { name: 'More', exact: true })).toBeVisible();
  await userEvent.keyboard('s');
  await expect.element(dialog()).toBeVisible();
}

test('shows the image in the chosen size', async () => {
  await share();
  await expect.element(dialog().getByRole('img', { name: 'Image of the card: Robots dance' })).toBeVisible();
  await press(dialog().getByRole('radio', { name: /^Square post/ }));
  await expect
    .poll(() => server.calls('GET /card-image/{id}').map(({ query }) => query.get('size')))
    .toEqual(['link', 'square']);
  await expect.element(button('Download image')).toBeEnabled();
});

test('says why the image cannot be loaded, and loads it again', async () => {
  server.on('GET /card-image/{id}', () => failure('unavailable', 'Many images are being drawn.'));
  await share();
  await expect.element(dialog().getByRole('alert').getByText('Many images are being drawn.')).toBeVisible();
  await expect.element(button('Download image')).toBeDisabled();
  server.on('GET /card-image/{id}', image);
  await press(button('Try again'));
  await expect.element(dialog().getByRole('img')).toBeVisible();
});

test('says what to do if the browser does not copy images', async () => {
  vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await share();
  await expect.element(button('Copy image')).toBeEnabled();
  await press(button('Copy image'));
  await expect.element(dialog().getByText(/Download the image/)).toBeVisible();
});

test('makes a public link, and withdraws it after a confirmation', async () => {
  const links = new Map<string, ReturnType<typeof link>>();
  server
    .on('GET /v1/cards/{id}/image-links', () => ({ data: [...links.values()] }))
    .on('POST /v1/cards/{id}/image-links', () => {
      links.set('l', link('l', { expires_at: '2026-02-09T12:00:00.000Z' }));
      return { data: link('l', { url: '/card-image/c/secret' }) };
    })
    .on('DELETE /v1/cards/{id}/image-links/{link}', ({ params }) => {
      links.delete(params.link ?? '');
      return undefined;
    });
  await share();
  await press(button('Create a link'));
  const field = dialog().getByRole('textbox', { name: 'New public link' });
  await expect.element(field).toHaveValue(`${location.origin}/card-image/c/secret`);
  await expect
    .element(
      dialog()
        .getByRole('listitem')
        .getByText(/^Works until .*2026$/),
    )
    .toBeVisible();
  await press(button('Withdraw'));
  await press(page.getByRole('button', { name: 'Withdraw link' }));
  await expect.poll(() => dialog().getByRole('listitem').elements()).toEqual([]);
  expect(field.elements()).toEqual([]);
});

test('offers no public link of a draft', async () => {
  server.on('GET /v1/cards/{id}', () => card({ public: false }));
  await share();
  await expect.element(dialog().getByText(/^Only published cards have public links/)).toBeVisible();
  expect(button('Create a link').elements()).toEqual([]);
  expect(server.calls('GET /v1/cards/{id}/image-links')).toEqual([]);
});

test('says who makes public links to users who may edit the card but not publish', async () => {
  const held = [{ slug: 'p', role: 'project_collaborator' as const }];
  server.on('GET /v1/me', () => me({ permissions: { is_global_admin: false, workspaces: [], projects: held } }));
  await share();
  await expect.element(dialog().getByText(/^Administrators and creators make public links/)).toBeVisible();
  expect(button('Create a link').elements()).toEqual([]);
});

test('is offered to users who may only read, and fits a narrow page in German', async () => {
  server.on('GET /v1/me', () =>
    me({
      locale: 'de',
      permissions: { is_global_admin: false, workspaces: [], projects: [{ slug: 'p', role: 'project_viewer' }] },
    }),
  );
  localStorage.setItem('foreglow.language', 'de');
  await page.viewport(narrow.width, narrow.height);
  await open('/projects/p/cards/c');
  await press(page.getByRole('button', { name: 'Mehr' }));
  await press(page.getByRole('menuitem', { name: 'Teilen und exportieren' }));
  await expect.element(page.getByRole('heading', { name: 'Öffentlicher Bildlink' })).toBeVisible();
  await expect.poll(pixelsOverTheEdge).toBeLessThanOrEqual(0);
});
