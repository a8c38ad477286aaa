import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import type { Person } from '#test/support/factory.ts';
import { publishRadar } from '#test/support/fixtures.ts';
import { attach, noisyPicture, plainPicture } from '#test/support/pictures.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { readPages } from '#test/support/read-pages.ts';

const colors = { accent: '#0b5d66', highlight: '#b4532a', glow: '#e6c27a' };
const host = 'foreglow.example';
let product: Product;
let boss: Person;
let admin: Client;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreglow-appearance-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'index.html'),
    '<html><head><title>Foreglow</title><link rel="icon" href="/favicon.svg"></head><body></body></html>',
  );
  product = await startProduct({ mail: { smtpUrl: undefined, from: undefined } }, undefined, { webFolder: folder });
  boss = await product.make.administrator();
  admin = boss.client;
});
afterAll(async () => {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => admin.call('DELETE /v1/settings/appearance'));

const save = (changes: object) =>
  admin.call('PUT /v1/settings/appearance', {
    body: {
      data: {
        type: 'appearances',
        attributes: { name: null, colors: null, sign_in_line: { en: null, de: null }, ...changes },
      },
    },
  });
const get = (url: string, at = host) => product.app.inject({ url, headers: { host: at } });
const upload = async (picture: Buffer) => (await attach(admin, product.address, picture)).body.data.id;
/** The addresses in the page that belong to the look. */
const linksOf = (page: string) => page.match(/\/themes\/[^"]+/g) ?? [];

describe('the look that an administrator makes', () => {
  it('is a theme: the page, its styles, its configuration, mails and drawings have it at once', async () => {
    const { project } = await product.make.project(admin);
    const card = await product.make.card(admin, project, { title: 'Tidal locks' });
    const image = async () =>
      (await admin.send('GET', `/card-image/${card}`, { headers: { accept: 'image/png' } })).bytes;
    const blips = [{ id: 'tide', label: 'Tidal locks', domain: 'Sea', ring: 'Now' }];
    const attributes = { title: 'Ports', domains: ['Sea', 'Land'], blips };
    const made = await admin.call('POST /v1/projects/{id}/radars', {
      params: { id: project },
      body: { data: { type: 'radars', attributes } },
    });
    const radar = made.body.data.id;
    const { radarToken } = await publishRadar(admin, project, radar);
    const plainImage = await image();
    expect(linksOf((await get('/')).body)).toEqual([]);

    const saved = await save({ name: 'Scan desk', colors, sign_in_line: { en: 'See it coming.', de: null } });
    expect(saved.body.data.attributes).toMatchObject({
      name: 'Scan desk',
      colors,
      logo: null,
      base: { name: 'Foreglow' },
    });
    const page = (await get('/')).body;
    expect(page).toContain('<title>Scan desk</title>');
    const [styles = ''] = linksOf(page);
    expect((await get(styles)).body).toContain(`--indigo:${colors.accent}`);
    expect((await get('/config')).json()).toMatchObject({
      name: 'Scan desk',
      theme: 'default',
      sign_in_line: { en: 'See it coming.', de: null },
    });
    const published = (await get(`/radar/${radarToken}`)).body;
    expect(published).toContain('made with Scan desk');
    expect(published).toContain(`--indigo:${colors.accent}`);
    expect((await image()).equals(plainImage)).toBe(false);
    await product.anonymous.call('POST /v1/forgot-password', { body: { email: boss.email } });
    const mail = (await product.mails()).at(-1);
    expect([mail?.text?.split('\n')[0], mail?.from?.name]).toEqual(['Scan desk', 'Scan desk']);
    expect(mail?.html).toContain(colors.highlight);
    const booklet = await admin.send('POST', `/carddownload/?type=project&slug=${project}&output=pdf`, {
      body: '{}',
      type: 'application/json',
      headers: { accept: 'application/pdf' },
    });
    const path = join(folder, 'booklet.pdf');
    await writeFile(path, booklet.bytes);
    expect((await readPages(path)).pages[0]).toContain('Scan desk');

    await admin.call('DELETE /v1/settings/appearance');
    expect(linksOf((await get('/')).body)).toEqual([]);
    expect((await image()).equals(plainImage)).toBe(true);
    expect((await get(`/radar/${radarToken}`)).body).toContain('made with Foreglow ');
  });

  it('does not replace the theme of a folder', async () => {
    await save({ name: 'Scan desk', colors });
    const coast = 'coast.foreglow.example';
    expect((await get('/config', coast)).json()).toMatchObject({ name: 'Foreglow Coast', sign_in_line: null });
    expect((await get('/', coast)).body).toContain('Foreglow Coast');
    // A host whose theme has no folder looks like the default one.
    expect((await get('/config', 'dusk.foreglow.example')).json()).toMatchObject({ name: 'Scan desk' });
  });

  it('has pictures that anybody may see, drawn again from what was uploaded', async () => {
    const logo = await upload(await plainPicture(900, 300).png().toBuffer());
    const signIn = await upload(await noisyPicture(400, 300).png().toBuffer());
    const { logo: mark, sign_in_picture } = (await save({ logo_attachment_id: logo, sign_in_attachment_id: signIn }))
      .body.data.attributes;
    const shown = await get(mark ?? '');
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);
    expect(shown.headers['content-security-policy']).toContain('sandbox');
    const { width, height } = await sharp(shown.rawPayload).metadata();
    expect([width, height]).toEqual([560, 400]);
    expect((await get(sign_in_picture ?? '')).headers['content-type']).toBe('image/webp');
    const page = (await get('/')).body;
    expect(page).toContain(`<link rel="icon" href="${mark}" type="image/png">`);
    const styles = linksOf(page).find((link) => link.endsWith('.css')) ?? '';
    expect((await get(styles)).body).toContain(`url(${mark})`);

    // They stay until they are replaced or removed.
    const after = (await save({ name: 'Scan desk', logo_attachment_id: null })).body.data.attributes;
    expect(after).toMatchObject({ logo: null, sign_in_picture });
    expect((await get(mark ?? '')).statusCode).toBe(404);
    for (const path of ['/themes/_own/theme.json', '/themes/_own/..%2f..%2fpackage.json', '/themes/_own/']) {
      expect((await get(path)).statusCode).toBe(404);
    }
  });

  it('reaches every other server, also by an address that it does not know yet', async () => {
    const another = await product.startAnotherServer();
    try {
      const there = (path: string) => fetch(new URL(path, another.address));
      expect((await there('/config')).status).toBe(200);
      await save({ name: 'Scan desk', colors });
      const [styles = ''] = linksOf((await get('/')).body);
      await expect.poll(async () => (await there(styles)).status).toBe(200);
      await expect.poll(async () => (await there('/config')).json()).toMatchObject({ name: 'Scan desk' });
    } finally {
      await another.stop();
    }
  });
});

describe('a look is refused', () => {
  it('with colours that cannot be read, with their contrast', async () => {
    const refused = await save({ colors: { accent: '#ffe000', highlight: '#ff99aa', glow: '#ffffff' } });
    expect(refused.status).toBe(422);
    expect(refused.errors.map(({ source }) => source?.pointer)).toEqual([
      '/data/attributes/colors/accent',
      '/data/attributes/colors/highlight',
    ]);
    expect(refused.errors[0]?.detail).toMatch(/^The contrast with the background is 1\.\d to 1/);
    expect((await admin.call('GET /v1/settings/appearance')).body.data.attributes.colors).toBe(null);
  });

  it.each([
    ['name', { name: 'N'.repeat(61) }],
    ['colors', { colors: { ...colors, accent: 'navy' } }],
    ['colors', { colors: { ...colors, glow: '#fff}body{display:none' } }],
    ['sign_in_line', { sign_in_line: { en: 'L'.repeat(121), de: null } }],
    ['logo_attachment_id', { logo_attachment_id: 'none' }],
  ])('with a wrong %s: %j', async (field, changes) => {
    const refused = await save(changes);
    expect([refused.status, refused.errors[0]?.source?.pointer?.split('/')[3]]).toEqual([422, field]);
  });

  it('with a picture that somebody else has uploaded', async () => {
    const other = await product.make.person();
    const picture = await plainPicture(40, 40).png().toBuffer();
    const { id } = (await attach(other.client, product.address, picture)).body.data;
    expect((await save({ logo_attachment_id: id })).status).toBe(422);
  });

  it('as a drawing in SVG, which could do more than be shown', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const announced = await admin.send('POST', '/v1/attachments/upload-url', {
      body: JSON.stringify({ bytes: svg.length, mime_type: 'image/svg+xml' }),
    });
    expect(announced.status).toBe(422);
  });
});
