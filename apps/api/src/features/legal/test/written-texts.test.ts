import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LegalPage, limits } from '@foreglow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '#test/support/client.ts';
import type { Person } from '#test/support/factory.ts';
import { publishRadar } from '#test/support/fixtures.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let folder: string;
let product: Product;
let boss: Person;
let admin: Client;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreglow-legal-'));
  await mkdir(join(folder, 'en'));
  await writeFile(join(folder, 'en/terms-and-conditions.md'), 'The terms of the file.');
  product = await startProduct({ legalDir: folder });
  boss = await product.make.administrator();
  admin = boss.client;
});
afterAll(async () => {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

type Locale = 'en' | 'de';
const written = async (page: LegalPage, locale: Locale, version?: number) =>
  (
    await admin.call('GET /v1/settings/texts/{page}/{locale}', {
      params: { page, locale },
      query: version === undefined ? {} : { version: String(version) },
    })
  ).body.data.attributes;
const write = (page: LegalPage, locale: Locale, text: string, based_on: number) =>
  admin.call('PATCH /v1/settings/texts/{page}/{locale}', {
    params: { page, locale },
    body: { data: { type: 'written-texts', attributes: { text, based_on } } },
  });
const shown = (page: LegalPage, locale: Locale, client = product.anonymous) =>
  client.call('GET /v1/legal/{page}', { params: { page }, query: { locale } });

describe('a text that an administrator writes', () => {
  it('is shown to everybody at once, with the facts of the product, until it is taken back', async () => {
    expect(await written('privacy-policy', 'en')).toMatchObject({
      source: 'default',
      text: '',
      version: 0,
      versions: [],
    });
    expect((await written('privacy-policy', 'en')).starting).toContain('{name}');
    const text = '## Ours\n\n{name} keeps the trash for {trash_days} days.';
    const saved = await write('privacy-policy', 'en', text, 0);
    expect(saved.body.data.attributes).toMatchObject({ source: 'stored', text, version: 1 });
    const found = (await shown('privacy-policy', 'en')).body.data.attributes;
    expect(found).toEqual({
      locale: 'en',
      own: true,
      text: `## Ours\n\nForeglow keeps the trash for ${limits.trashDays} days.`,
    });
    // Until there is one in their language, all readers see it.
    expect((await shown('privacy-policy', 'de')).body.data.attributes).toMatchObject({ locale: 'en', own: true });
    await write('privacy-policy', 'de', '## Unsere', 0);
    expect((await shown('privacy-policy', 'de')).body.data.attributes.text).toBe('## Unsere');
    expect((await write('privacy-policy', 'en', ' ', 1)).body.data.attributes).toMatchObject({ source: 'default' });
    await write('privacy-policy', 'de', '', 1);
    expect((await shown('privacy-policy', 'en')).body.data.attributes).toMatchObject({ own: false });
  });

  it('as an imprint has links from then on: in the configuration, and on pages of radars that were read before', async () => {
    const { project } = await product.make.project(admin);
    const blips = [{ id: 'tide', label: 'Tidal locks', domain: 'Sea', ring: 'Now' }];
    const made = await admin.call('POST /v1/projects/{id}/radars', {
      params: { id: project },
      body: { data: { type: 'radars', attributes: { title: 'Ports', domains: ['Sea', 'Land'], blips } } },
    });
    const { radarToken } = await publishRadar(admin, project, made.body.data.id);
    const page = async () => (await product.app.inject({ url: `/radar/${radarToken}` })).body;
    const hasImprint = async () => (await product.anonymous.call('GET /config')).body.features.imprint;
    expect([await hasImprint(), (await shown('imprint', 'en')).status]).toEqual([false, 404]);
    expect(await page()).not.toContain('/imprint');
    await write('imprint', 'de', 'Foreglow GmbH', 0);
    expect([await hasImprint(), (await shown('imprint', 'en')).status]).toEqual([true, 200]);
    expect(await page()).toContain('/imprint');
  });

  it('keeps its versions, with their authors', async () => {
    const { versions, version } = await written('imprint', 'de');
    await write('imprint', 'de', 'Foreglow AG', version);
    const after = await written('imprint', 'de');
    expect(after.text).toBe('Foreglow AG');
    expect(after.versions.map((one) => one.version)).toEqual([version + 1, ...versions.map((one) => one.version)]);
    expect(after.versions[0]).toMatchObject({ author: expect.any(String), characters: 11 });
    expect((await written('imprint', 'de', version)).text).toBe('Foreglow GmbH');
    const missing = await admin.call('GET /v1/settings/texts/{page}/{locale}', {
      params: { page: 'imprint', locale: 'de' },
      query: { version: '99' },
    });
    expect(missing.status).toBe(404);
  });

  it('does not replace what somebody else has written meanwhile, also if both write at once', async () => {
    const { version } = await written('imprint', 'de');
    const answers = await Promise.all(['One', 'Other'].map((text) => write('imprint', 'de', text, version)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await write('imprint', 'de', 'Late', version)).errors[0]?.code).toBe('edited_meanwhile');
  });

  it('reaches every other server', async () => {
    const another = await product.startAnotherServer();
    try {
      const there = new Client(another.address);
      await shown('imprint', 'de', there);
      const { version } = await written('imprint', 'de');
      await write('imprint', 'de', 'Everywhere', version);
      await expect.poll(async () => (await shown('imprint', 'de', there)).body.data.attributes.text).toBe('Everywhere');
    } finally {
      await another.stop();
    }
  });

  it('is refused where a file has the text, and if it is too long', async () => {
    expect(await written('terms-and-conditions', 'en')).toMatchObject({
      source: 'environment',
      text: 'The terms of the file.',
    });
    const refused = await write('terms-and-conditions', 'en', 'Ours', 0);
    expect([refused.status, refused.errors[0]?.code]).toEqual([409, 'conflict']);
    // The other language has no file.
    expect((await write('terms-and-conditions', 'de', 'Unsere', 0)).status).toBe(200);
    expect((await shown('terms-and-conditions', 'de')).body.data.attributes.text).toBe('Unsere');
    const long = await write('imprint', 'en', 'a'.repeat(limits.legalTextLength + 1), 0);
    expect([long.status, long.errors[0]?.source?.pointer]).toEqual([422, '/data/attributes/text']);
  });
});
