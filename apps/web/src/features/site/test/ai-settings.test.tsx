import type { AiProviderAttributes, SettingsAttributes } from '@foreglow/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  address,
  narrow,
  open,
  pixelsOverTheEdge,
  server,
  standInForEachTest,
  title,
} from '#test/components/support/app.tsx';
import { me, siteConfig, workspace } from '#test/components/support/samples.ts';
import { failure } from '#test/components/support/stand-in.ts';

standInForEachTest();

const moment = '2026-01-09T12:00:00.000Z';
const withModel: SettingsAttributes['ai'] = {
  configured: true,
  provider: 'Local, models.example.org',
  model: 'large',
  embedding_model: null,
  on: true,
  radars_per_day: 20,
  tokens_per_day: 2_000_000,
  prices: { input: 2, output: 6, currency: 'EUR' },
};
const withoutModel: SettingsAttributes['ai'] = {
  ...withModel,
  configured: false,
  provider: null,
  model: null,
  prices: null,
};
let ai = withModel;
const provider = {
  type: 'ai-providers' as const,
  id: 'site',
  attributes: {
    source: 'environment' as const,
    provider: 'openai' as const,
    base_url: 'https://models.example.org/v1',
    model: 'large',
    embedding_model: null,
    prices: null,
    key: 'set' as const,
  },
};

const settings = () => ({
  data: {
    type: 'settings' as const,
    id: 'settings',
    attributes: {
      maintenance: { on: false, message: null },
      team: null,
      mail: { kind: 'folder' as const, from: 'foreglow@example.org' },
      ai,
      files: { kind: 'disk' as const, place: null },
      texts: { megabytes_per_workspace: 2048 },
      german_address: { value: 'sie' as const, source: 'default' as const },
      storage: {
        database: 'embedded' as const,
        database_bytes: 1,
        file_bytes: 1,
        user_count: 1,
        workspace_count: 1,
        card_count: 1,
      },
      version: '0.0.0-test',
      started_at: moment,
    },
  },
});
const used = (calls: number) => ({ calls, failures: 0, input_tokens: calls * 100, output_tokens: calls * 10 });
const usage = (title: string | null) => ({
  type: 'ai-usage' as const,
  id: title ?? 'gone',
  attributes: {
    workspace: title === null ? null : { slug: 'w', title },
    day: used(0),
    month: used(31),
    month_cost: 6.93,
  },
});

beforeEach(() => {
  ai = withModel;
  server
    .on('GET /v1/reach-out', () => ({
      data: [],
      meta: { current_page: 1, page_record_count: 0, total_page_count: 1, total_record_count: 0, unread: 0 },
      links: {},
    }))
    .on('GET /v1/settings', settings)
    .on('PATCH /v1/settings', ({ body }) => {
      ai = { ...ai, ...(body as { data: { attributes: { ai: object } } }).data.attributes.ai };
      return settings();
    })
    .on('GET /v1/settings/ai-provider', () => ({ data: provider }))
    .on('GET /v1/settings/ai-usage', () => ({ data: [usage('Desk'), usage(null)] }));
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = (words: string | RegExp) => page.getByText(words);
const status = () => page.getByRole('main').getByRole('status').query()?.textContent;

test('the provider is named, and a check shows whether it answers', async () => {
  server.on('POST /v1/settings/test-ai', () => ({
    meta: { reachable: true, milliseconds: 412, answer: 'ready', detail: null },
  }));
  await open('/admin/ai');
  await expect.element(text('Local, models.example.org')).toBeVisible();
  await button('Check now').click();
  await expect.poll(status).toBe('It answered “ready” in 412 ms.');
  const refused = { meta: { reachable: false, milliseconds: 8, answer: null, detail: 'The key was refused.' } };
  server.on('POST /v1/settings/test-ai', () => refused);
  await button('Check now').click();
  await expect.poll(status).toBe('It did not answer: The key was refused.');
});

test('the usage of a workspace is listed with its cost', async () => {
  await open('/admin/ai');
  const row = () => page.getByRole('row', { name: /Desk/ }).query()?.textContent;
  await expect.poll(row).toContain('31 calls');
  expect(row()).toContain('€6.93');
  await expect.element(page.getByRole('row', { name: /Deleted workspaces/ })).toBeVisible();
});

test('drafting is switched off immediately, and nothing offers it any more', async () => {
  await open('/admin/ai');
  const choice = page.getByRole('checkbox', { name: /Draft with AI or rules/ });
  await expect.element(choice).toBeChecked();
  const box = choice.element() as HTMLInputElement;
  box.click();
  expect(box.checked).toBe(false);
  await expect.poll(() => ai.on).toBe(false);
  await expect.element(text('Drafting is switched off').first()).toBeVisible();
  await page.getByRole('link', { name: 'System' }).click();
  await expect.element(text('Nothing is drafted, because drafting is switched off under AI.')).toBeVisible();
});

test('limits are stored, and an invalid limit is reported', async () => {
  await open('/admin/ai');
  const radars = page.getByRole('spinbutton', { name: /Drafted radars a day/ });
  await radars.fill('5');
  await button('Save').click();
  await expect.poll(() => ai.radars_per_day).toBe(5);
  const wrong = failure('invalid_attribute', 'The largest is 1000.', '/data/attributes/ai/radars_per_day');
  server.on('PATCH /v1/settings', () => wrong);
  await radars.fill('5000');
  await button('Save').click();
  await expect.element(radars).toHaveAccessibleDescription(/The largest is 1000\./);
});

test('without a model the page states that rules draft', async () => {
  ai = withoutModel;
  await open('/admin/ai');
  await expect.element(text(/No AI is involved, and nothing is sent anywhere/)).toBeVisible();
  expect(button('Check now').elements()).toEqual([]);
});

test('only administrators can open it', async () => {
  server.on('GET /v1/me', () => me({ permissions: { is_global_admin: false, workspaces: [], projects: [] } }));
  await open('/admin/ai');
  await expect.element(title()).toHaveTextContent('You do not have access');
});

test('on a phone nothing is wider than the page', async () => {
  await page.viewport(narrow.width, narrow.height);
  await open('/admin/ai');
  await expect.element(text('Desk')).toBeInTheDocument();
  expect(pixelsOverTheEdge()).toBe(0);
});

test('a workspace can forbid sending its texts if there is a provider', async () => {
  const desk = workspace('w', 'Desk');
  server
    .on('GET /config', () => siteConfig({ features: { ...siteConfig().features, ai: true } }))
    .on('GET /v1/workspaces/{id}', () => ({ data: desk }))
    .on('PATCH /v1/workspaces/{id}', () => ({ data: desk }));
  await open('/w/w/edit');
  await page.getByRole('checkbox', { name: /Texts may be sent to the AI provider/ }).click();
  await button('Save').click();
  await expect.poll(address).toBe('/w/w');
  expect(server.calls('PATCH /v1/workspaces/{id}').map(({ body }) => body)).toMatchObject([
    { data: { attributes: { ai_allowed: false } } },
  ]);
});

test('a workspace has no such setting if there is no provider', async () => {
  server.on('GET /v1/workspaces/{id}', () => ({ data: workspace('w', 'Desk') }));
  await open('/w/w/edit');
  await expect.element(button('Save')).toBeVisible();
  expect(page.getByRole('checkbox', { name: /Texts may be sent/ }).elements()).toEqual([]);
});

test('a provider that the environment sets is shown, and cannot be changed', async () => {
  await open('/admin/ai');
  await expect.element(text(/The environment of the server sets this \(AI_MODEL, /)).toBeVisible();
  expect(page.getByRole('textbox', { name: /Address of the service/ }).elements()).toEqual([]);
});

test('an administrator sets up a provider; its key is sent, and is not on the screen afterwards', async () => {
  ai = withoutModel;
  let stored: AiProviderAttributes = {
    source: 'default',
    provider: null,
    base_url: null,
    model: null,
    embedding_model: null,
    prices: null,
    key: 'none',
  };
  const answer = () => ({ data: { ...provider, attributes: stored } });
  server.on('GET /v1/settings/ai-provider', answer).on('PUT /v1/settings/ai-provider', ({ body }) => {
    const { key: _, ...given } = (body as { data: { attributes: AiProviderAttributes } }).data.attributes;
    stored = { ...stored, ...given, source: 'stored', key: 'set' };
    ai = withModel;
    return answer();
  });
  await open('/admin/ai');
  await page.getByRole('textbox', { name: /Address of the service/ }).fill('https://models.example.org/v1');
  await page.getByRole('textbox', { name: 'Model', exact: true }).fill('large');
  const key = page.getByLabelText('Key', { exact: true });
  await key.fill('a-secret-key');
  await page.getByRole('spinbutton', { name: /Price, sent/ }).fill('2');
  await page.getByRole('spinbutton', { name: /Price, received/ }).fill('6.5');
  await button('Save').first().click();
  await expect.element(text('A key is stored. Leave this empty to keep it.')).toBeVisible();
  expect(server.calls('PUT /v1/settings/ai-provider').map(({ body }) => body)).toEqual([
    {
      data: {
        type: 'ai-providers',
        attributes: {
          provider: 'openai',
          base_url: 'https://models.example.org/v1',
          model: 'large',
          embedding_model: null,
          prices: { input: 2, output: 6.5, currency: 'USD' },
          key: 'a-secret-key',
        },
      },
    },
  ]);
  expect((key.element() as HTMLInputElement).value).toBe('');
  await expect.element(button('Check now')).toBeVisible();

  // An error of the API is at its field.
  const refused = failure(
    'invalid_attribute',
    'The address has changed. Enter the key of this provider.',
    '/data/attributes/key',
  );
  server.on('PUT /v1/settings/ai-provider', () => refused);
  await page.getByRole('textbox', { name: /Address of the service/ }).fill('https://elsewhere.example/v1');
  await button('Save').first().click();
  await expect.element(key).toHaveAccessibleDescription(/Enter the key of this provider/);
});
