import type { AppearanceAttributes, SettingsAttributes } from '@foreglow/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { narrow, open, pixelsOverTheEdge, server, standInForEachTest } from '#test/components/support/app.tsx';
import { me, siteConfig } from '#test/components/support/samples.ts';
import { failure } from '#test/components/support/stand-in.ts';

standInForEachTest();

const light = {
  paper: '#faf8f4',
  surface: '#ffffff',
  ink: '#1b1a2b',
  'ink-2': '#5a576e',
  line: '#e8e2d9',
  indigo: '#3d348b',
  rose: '#c93b63',
  amber: '#e8923a',
  focus: '#3d348b',
  'accent-soft': '#efebfa',
};
const usual: AppearanceAttributes = {
  name: null,
  colors: null,
  sign_in_line: { en: null, de: null },
  logo: null,
  sign_in_picture: null,
  base: {
    name: 'Foreglow',
    colors: { accent: '#3d348b', highlight: '#c93b63', glow: '#f0a04b' },
    light,
    dark: { ...light, paper: '#121120', surface: '#1a192b', ink: '#edeaf6' },
  },
};
let stored = usual;
const answer = () => ({ data: { type: 'appearances' as const, id: 'site', attributes: stored } });

const settingsWith = (changes: Partial<SettingsAttributes>): { data: SettingsDocument } => ({
  data: {
    type: 'settings',
    id: 'site',
    attributes: {
      maintenance: { on: false, message: null },
      team: null,
      mail: { kind: 'folder', from: 'Foreglow' },
      ai: {
        configured: false,
        provider: null,
        model: null,
        embedding_model: null,
        on: true,
        radars_per_day: 20,
        tokens_per_day: 1000,
        prices: null,
      },
      files: { kind: 'disk', place: null },
      texts: { megabytes_per_workspace: 2048 },
      german_address: { value: 'sie', source: 'default' },
      storage: {
        database: 'embedded',
        database_bytes: 1,
        file_bytes: 1,
        user_count: 1,
        workspace_count: 1,
        card_count: 1,
      },
      version: '0.0.0-test',
      started_at: '2026-11-01T08:00:00.000Z',
      ...changes,
    },
  },
});
interface SettingsDocument {
  readonly type: 'settings';
  readonly id: string;
  readonly attributes: SettingsAttributes;
}
let settings = settingsWith({});

beforeEach(() => {
  stored = usual;
  settings = settingsWith({});
  server
    .on('GET /v1/reach-out', () => ({
      data: [],
      meta: { current_page: 1, page_record_count: 0, total_page_count: 1, total_record_count: 0, unread: 0 },
      links: {},
    }))
    .on('GET /v1/settings', () => settings)
    .on('PATCH /v1/settings', ({ body }) => {
      const { german_address: value } = (body as { data: { attributes: { german_address: 'sie' | 'du' } } }).data
        .attributes;
      settings = settingsWith({ german_address: { value, source: 'stored' } });
      return settings;
    })
    .on('GET /v1/settings/appearance', answer)
    .on('PUT /v1/settings/appearance', ({ body }) => {
      stored = { ...stored, ...(body as { data: { attributes: AppearanceAttributes } }).data.attributes };
      return answer();
    });
});

const preview = () => page.getByRole('region', { name: 'Preview' });
const save = () => page.getByRole('button', { name: 'Save', exact: true });

test('the preview shows what is chosen before it is saved, and then it is sent', async () => {
  await open('/admin/appearance');
  await page.getByLabelText('Name of the product').fill('Scan desk');
  await page.getByLabelText('Words beside sign-in, English').fill('See it coming.');
  await page.getByLabelText('Accent').fill('#0b5d66');
  await expect.element(preview().getByText('Scan desk').first()).toBeVisible();
  await expect.element(preview().getByText('See it coming.').first()).toBeVisible();
  const link = preview().getByText('A link').first().element();
  await expect.poll(() => getComputedStyle(link).color).toBe('rgb(11, 93, 102)');
  expect(server.calls('PUT /v1/settings/appearance')).toEqual([]);
  await save().click();
  await expect.element(page.getByText('Saved. Pages show it when they are loaded again.')).toBeVisible();
  expect(server.calls('PUT /v1/settings/appearance').map(({ body }) => body)).toEqual([
    {
      data: {
        type: 'appearances',
        attributes: {
          name: 'Scan desk',
          colors: { accent: '#0b5d66', highlight: '#c93b63', glow: '#f0a04b' },
          sign_in_line: { en: 'See it coming.', de: null },
        },
      },
    },
  ]);
});

test('a colour that cannot be read is refused while it is chosen', async () => {
  await open('/admin/appearance');
  const accent = page.getByLabelText('Accent');
  await accent.fill('#ffe000');
  await expect.element(accent).toHaveAccessibleDescription(/contrast with the background is 1\.\d to 1/);
  await expect.element(save()).toBeDisabled();
  await page.getByRole('button', { name: 'Use the colours of the product' }).click();
  await expect.element(save()).toBeEnabled();
});

test('a failure is shown, and what was chosen stays', async () => {
  const refused = failure('invalid_attribute', 'At most 60 characters.', '/data/attributes/name');
  server.on('PUT /v1/settings/appearance', () => refused);
  await open('/admin/appearance');
  const name = page.getByLabelText('Name of the product');
  await name.fill('Scan desk');
  await save().click();
  await expect.element(name).toHaveAccessibleDescription(/At most 60 characters/);
  await expect.element(name).toHaveValue('Scan desk');
});

test('on a phone nothing is wider than the page', async () => {
  await page.viewport(narrow.width, narrow.height);
  await open('/admin/appearance');
  await expect.element(preview()).toBeInTheDocument();
  expect(pixelsOverTheEdge()).toBe(0);
});

test('sign-in has the words of the installation, in the other language if there are no others', async () => {
  server
    .on('GET /config', () => siteConfig({ name: 'Scan desk', sign_in_line: { en: null, de: 'Sieh es kommen.' } }))
    .on('GET /v1/me', () => failure('login_required'));
  await open('/login');
  await expect.element(page.getByText('Sieh es kommen.')).toBeInTheDocument();
});

const address = () => page.getByRole('combobox', { name: 'German texts address people with' });

test('German texts address people with Sie, until du is chosen', async () => {
  await open('/admin/appearance');
  await expect.element(address()).toHaveTextContent('Sie (formal)');
  await address().click();
  await page.getByRole('option', { name: 'du (informal)' }).click();
  await expect.element(address()).toHaveTextContent('du (informal)');
  expect(server.calls('PATCH /v1/settings').map(({ body }) => body)).toEqual([
    { data: { type: 'settings', attributes: { german_address: 'du' } } },
  ]);
});

test('the form of address cannot be chosen while the environment of the server sets it', async () => {
  settings = settingsWith({ german_address: { value: 'du', source: 'environment' } });
  await open('/admin/appearance');
  await expect.element(address()).toBeDisabled();
  await expect.element(page.getByText(/GERMAN_ADDRESS/)).toBeVisible();
});

test('a German page of an installation with du says du', async () => {
  localStorage.setItem('foreglow.language', 'de');
  server.on('GET /v1/me', () => me({ locale: 'de' })).on('GET /config', () => siteConfig({ german_address: 'du' }));
  await open('/admin/maintenance');
  await expect.element(page.getByText(/Auf dieser Seite beendest du sie/)).toBeVisible();
});
