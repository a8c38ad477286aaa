import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { radarStyleOf } from '#platform/themes/radar-style.rules.ts';
import { passwordResetMail } from '../src/features/auth/user-mail.job.ts';
import { sendDigests } from '../src/features/notifications/digest.job.ts';
import { JobQueue } from '../src/platform/jobs/job-queue.ts';
import { stylesAddress } from '../src/platform/themes/serve-themes.ts';
import { ZipFile } from '../src/platform/zip/read-zip.rules.ts';
import type { Client } from './support/client.ts';
import { publishRadar } from './support/fixtures.ts';
import { type Product, startProduct } from './support/product.ts';
import { readPages } from './support/read-pages.ts';

const regional = 'scan.example.org';
let product: Product;
let queue: JobQueue;
let admin: Client;
let project: string;
let radar: string;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreglow-themes-'));
  product = await startProduct({
    regionalTheme: { host: regional, theme: 'coast' },
    radarSite: 'https://{theme}.example.org/{id}',
    publicUrl: `https://${regional}`,
  });
  queue = new JobQueue(product.database);
  await queue.open([passwordResetMail, sendDigests]);
  admin = (await product.make.administrator()).client;
  ({ project } = await product.make.project(admin));
  const made = await admin.call('POST /v1/projects/{id}/radars', {
    params: { id: project },
    body: {
      data: {
        type: 'radars',
        attributes: {
          title: 'Ports',
          domains: ['Sea', 'Land'],
          blips: [{ id: 'tide', label: 'Tidal locks', domain: 'Sea', ring: 'Now' }],
        },
      },
    },
  });
  radar = made.body.data.id;
});
afterAll(async () => {
  await queue?.close();
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, host: string) => product.app.inject({ url, headers: { host } });

describe('the theme of a host', () => {
  it('is named by the configuration: that of the region, also if it does not exist', async () => {
    const themeAt = async (host: string) => {
      const { theme, name } = (await get('/config', host)).json();
      return [theme, name];
    };
    expect(await themeAt(regional)).toEqual(['coast', 'Foreglow Coast']);
    expect(await themeAt('coast.foreglow.example')).toEqual(['coast', 'Foreglow Coast']);
    expect(await themeAt('dusk.foreglow.example')).toEqual(['dusk', 'Foreglow']);
    expect(await themeAt('foreglow.example')).toEqual(['default', 'Foreglow']);
  });

  it('serves its files for a year, and nothing else', async () => {
    const coast = product.composition.themes.find('coast');
    const styles = await get(stylesAddress(coast), regional);
    expect([styles.statusCode, styles.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
    expect(styles.headers['cache-control']).toContain('immutable');
    expect(styles.body).toContain(`--paper:${coast.light.paper}`);
    const mark = await get(coast.pictures.mark?.address ?? '', regional);
    expect([mark.statusCode, mark.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(mark.headers['content-security-policy']).toContain('sandbox');
    for (const path of ['/themes/coast/theme.json', '/themes/coast/../../package.json', '/themes/coast/mark.svg']) {
      expect((await get(path, regional)).statusCode).toBe(404);
    }
  });

  it('is used for the public page of a radar, for its address on another site, and for a missing page', async () => {
    const { radarToken } = await publishRadar(admin, project, radar);
    const { paper } = product.composition.themes.find('coast').light;
    const [coast, plain] = [
      await get(`/radar/${radarToken}`, regional),
      await get(`/radar/${radarToken}`, 'foreglow.example'),
    ];
    expect(coast.body).toContain(`--paper:${paper}`);
    expect(coast.body).toContain('made with Foreglow Coast');
    expect(plain.body).not.toContain(paper);
    expect(plain.body).toContain('made with Foreglow ');
    expect(coast.headers['content-security-policy']).not.toBe(plain.headers['content-security-policy']);
    expect((await get('/radar/none', regional)).body).toContain('Foreglow Coast');
  });
});

describe('the theme header', () => {
  const coverOf = async (theme: string) => {
    const answer = await admin.send('POST', `/carddownload/?type=project&slug=${project}&output=pdf`, {
      body: '{}',
      type: 'application/json',
      headers: { accept: 'application/pdf', 'x-theme': theme },
    });
    const path = join(folder, 'booklet.pdf');
    await writeFile(path, answer.bytes);
    return (await readPages(path)).pages[0];
  };

  it('sets the theme of booklets; an unknown name has no effect', async () => {
    expect(await coverOf('coast')).toContain('Foreglow Coast');
    for (const name of ['dusk', '../coast', 'default']) expect(await coverOf(name)).not.toContain('Coast');
  });
});

it('slides have the theme of the header; an unknown name has no effect', async () => {
  await product.make.card(admin, project, { title: 'Tidal locks' });
  const accentOf = async (theme: string) => {
    const body = { data: { type: 'exports', attributes: { format: 'pptx', content: 'cards' } } };
    const answer = await admin.send('POST', `/v1/projects/${project}/exports`, {
      body: JSON.stringify(body),
      headers: { 'x-theme': theme },
    });
    const { url } = (answer.body as { data: { attributes: { url: string } } }).data.attributes;
    const file = Buffer.from(await (await fetch(new URL(url, product.address))).arrayBuffer());
    const zip = await ZipFile.open(file, { files: 1000, bytes: 50_000_000 });
    return /<a:accent1><a:srgbClr val="(\w+)"/.exec(zip.text('ppt/theme/theme1.xml') ?? '')?.[1]?.toLowerCase();
  };
  const accents = await Promise.all(['coast', 'default', '../coast'].map(accentOf));
  const [own, usual] = ['coast', 'default'].map((name) => product.composition.themes.find(name).light.indigo.slice(1));
  expect(accents).toEqual([own, usual, usual]);
});

describe('the files of a radar', () => {
  const fileOf = async (format: string, theme: string, more = '') => {
    const headers = { accept: '*/*', 'x-theme': theme };
    const address = `/v1/projects/${project}/radars/${radar}/file?format=${format}${more}`;
    return (await admin.send('GET', address, { headers })).bytes;
  };

  it('have the colours of the theme header, on light paper and in the night sky; an unknown name has no effect', async () => {
    for (const paper of ['light', 'dark'] as const) {
      const [coast, plain] = (['coast', 'default'] as const).map((name) => {
        const style = radarStyleOf(product.composition.themes.find(name), paper === 'dark' ? 'night' : 'light');
        return [style.paper, style.sun, style.sky[2]?.color];
      });
      const [themed, usual, unknown] = await Promise.all(
        ['coast', 'default', '../coast'].map(async (name) => (await fileOf('svg', name, `&theme=${paper}`)).toString()),
      );
      for (const [own, other, svg] of [
        [coast, plain, themed],
        [plain, coast, usual],
      ] as const) {
        for (const color of own ?? []) expect(svg).toContain(color);
        for (const color of other ?? []) expect(svg).not.toContain(color);
      }
      expect(unknown).toBe(usual);
    }
  });

  it('are drawn again for another theme, both the picture and the page for use without a server', async () => {
    const [coast, plain, unknown] = await Promise.all(['coast', 'default', 'dusk'].map((name) => fileOf('png', name)));
    expect(plain?.equals(unknown ?? Buffer.alloc(0))).toBe(true);
    expect(plain?.equals(coast ?? Buffer.alloc(0))).toBe(false);
    const { paper } = product.composition.themes.find('coast').light;
    const page = (await fileOf('html', 'coast')).toString();
    expect(page).toContain(`--paper:${paper}`);
    expect(page).toContain('made with Foreglow Coast');
    expect((await fileOf('html', 'default')).toString()).not.toContain(paper);
  });

  it('have the theme of the host on its public page', async () => {
    const { radarToken } = await publishRadar(admin, project, radar);
    const { paper } = product.composition.themes.find('coast').light;
    const at = async (host: string) => (await get(`/radar/${radarToken}/file?format=svg`, host)).body;
    expect(await at(regional)).toContain(paper);
    expect(await at('foreglow.example')).not.toContain(paper);
  });
});

it('the image of a card has the look of the theme header', async () => {
  const card = await product.make.card(admin, project, { title: 'Tidal locks' });
  const image = async (theme: string) =>
    (await admin.send('GET', `/card-image/${card}`, { headers: { accept: 'image/png', 'x-theme': theme } })).bytes;
  const [coast, plain, unknown] = [await image('coast'), await image('default'), await image('dusk')];
  expect(plain.equals(unknown)).toBe(true);
  expect(plain.equals(coast)).toBe(false);
});

describe('mails without a call that has a theme', () => {
  /** Expects that the last mail to a person has the theme of the public address, and links to it. */
  const expectRegional = async (email: string, path: string) => {
    const mail = (await product.mails()).filter(({ to }) => to?.[0]?.address === email).at(-1);
    expect(mail?.text).toMatch(/^Foreglow Coast\n/);
    expect(mail?.html).toContain(product.composition.themes.find('coast').light.paper);
    expect(mail?.text).toContain(`https://${regional}${path}`);
  };

  it('have the theme of the public address: a digest, although the call it reports had another theme', async () => {
    const reader = await product.make.projectMember(project, 'project_viewer');
    const card = await product.make.card(admin, project);
    const attributes = { subject_type: 'cards', subject_slug: card, text: `@[${reader.slug}]` };
    const said = await admin.send('POST', `/v1/projects/${project}/comments`, {
      body: JSON.stringify({ data: { type: 'comments', attributes } }),
      headers: { 'x-theme': 'default' },
    });
    expect(said.status, said.text).toBe(201);
    await queue.send(sendDigests, {});
    await expectRegional(reader.email, '/notifications');
  });

  it('have this theme also when a job of an earlier version sends them', async () => {
    const { email } = await product.make.person();
    await queue.send(passwordResetMail, { email, asked_at: new Date().toISOString() });
    await expectRegional(email, '/reset-password#token=');
  });
});
