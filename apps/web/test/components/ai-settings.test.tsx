import type { SettingsAttributes } from '@foreglow/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, server, standInForEachTest, title } from './support/app.tsx';
import { me, workspace } from './support/samples.ts';

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

const settings = () => ({
  data: {
    type: 'settings' as const,
    id: 'settings',
    attributes: {
      maintenance: { on: false, message: null },
      team: null,
      mail: { kind: 'folder' as const, from: 'foreglow@example.org' },
      ai,
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
    .on('GET /v1/settings/ai-usage', () => ({ data: [usage('Desk'), usage(null)] }));
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = (words: string | RegExp) => page.getByText(words);

test('without a model it says that rules draft', async () => {
  ai = withoutModel;
  await open('/admin/ai');
  await expect.element(text(/No AI is involved, and nothing is sent anywhere/)).toBeVisible();
  expect(button('Check now').elements()).toEqual([]);
});

test('it is for administrators alone', async () => {
  server.on('GET /v1/me', () => me({ permissions: { is_global_admin: false, workspaces: [], projects: [] } }));
  await open('/admin/ai');
  await expect.element(title()).toHaveTextContent('You do not have access');
});

test('a workspace is not asked about a provider that is not there', async () => {
  server.on('GET /v1/workspaces/{id}', () => ({ data: workspace('w', 'Desk') }));
  await open('/w/w/edit');
  await expect.element(button('Save')).toBeVisible();
  expect(page.getByRole('checkbox', { name: /Texts may be sent/ }).elements()).toEqual([]);
});
