import type { WrittenTextAttributes } from '@foreglow/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { address, narrow, open, pixelsOverTheEdge, server, standInForEachTest } from '#test/components/support/app.tsx';
import { failure } from '#test/components/support/stand-in.ts';

standInForEachTest();

const moment = '2026-01-09T12:00:00.000Z';
const versionOf = (version: number) => ({ version, author: 'Ada', created_at: moment, characters: 7 });
const first: WrittenTextAttributes = {
  page: 'imprint',
  locale: 'de',
  text: '## Zweite',
  source: 'stored',
  starting: null,
  version: 2,
  versions: [versionOf(2), versionOf(1)],
};
let stored = first;

beforeEach(() => {
  stored = first;
  server
    .on('GET /v1/reach-out', () => ({
      data: [],
      meta: { current_page: 1, page_record_count: 0, total_page_count: 1, total_record_count: 0, unread: 0 },
      links: {},
    }))
    .on('GET /v1/settings/texts/{page}/{locale}', ({ query }) => ({
      data: {
        type: 'written-texts' as const,
        id: 'imprint.de',
        attributes: query.get('version') === '1' ? { ...stored, text: '## Erste' } : stored,
      },
    }))
    .on('PATCH /v1/settings/texts/{page}/{locale}', ({ body }) => {
      const { text } = (body as { data: { attributes: { text: string } } }).data.attributes;
      const version = stored.version + 1;
      stored = { ...stored, text, version, versions: [versionOf(version), ...stored.versions] };
      return { data: { type: 'written-texts' as const, id: 'imprint.de', attributes: stored } };
    });
});

const area = () => page.getByRole('textbox', { name: 'Text, in Markdown' });
const save = () => page.getByRole('button', { name: 'Save', exact: true });
const sent = () => server.calls('PATCH /v1/settings/texts/{page}/{locale}').map(({ body }) => body);

test('a former version is shown, and saved as the newest', async () => {
  await open('/admin/texts?text=imprint&in=de');
  await expect.element(area()).toHaveValue('## Zweite');
  await page.getByRole('link', { name: 'Show' }).click();
  await expect.element(area()).toHaveValue('## Erste');
  await expect.element(page.getByRole('heading', { name: 'Erste' })).toBeVisible();
  await save().click();
  await expect.element(page.getByText('Version 3', { exact: true })).toBeVisible();
  await expect.poll(address).toBe('/admin/texts?text=imprint&in=de');
  expect(sent()).toEqual([{ data: { type: 'written-texts', attributes: { text: '## Erste', based_on: 2 } } }]);
});

test('what was typed stays if somebody else has changed the text meanwhile', async () => {
  server.on('PATCH /v1/settings/texts/{page}/{locale}', () => failure('edited_meanwhile'));
  await open('/admin/texts?text=imprint&in=de');
  await area().fill('## Mine');
  await save().click();
  await expect.element(page.getByText('Somebody else has changed this in the meantime.')).toBeVisible();
  await expect.element(area()).toHaveValue('## Mine');
});

test('a text of a file cannot be changed here', async () => {
  stored = { ...first, source: 'environment' };
  await open('/admin/texts?text=imprint&in=de');
  await expect.element(area()).toBeDisabled();
  await expect.element(page.getByText(/LEGAL_DIR\/de\/imprint\.md/)).toBeVisible();
  expect(save().elements()).toEqual([]);
});

test('on a phone nothing is wider than the page', async () => {
  await page.viewport(narrow.width, narrow.height);
  await open('/admin/texts');
  await expect.element(area()).toBeInTheDocument();
  expect(pixelsOverTheEdge()).toBe(0);
});
