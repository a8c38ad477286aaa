import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from './support/client.ts';
import { type Product, startProduct } from './support/product.ts';
import { query } from './support/raw-tables.ts';

const dutch = {
  name: 'Nederlands',
  web: { auth: { signIn: 'Aanmelden' } },
  api: {
    auth: { passwordReset: { subject: 'Nieuw wachtwoord instellen' } },
    exports: { file_cards: 'Kaarten' },
    invitations: { subject: '{{inviter}} nodigt je uit voor {{target}}' },
    mail: { quotation: '‘{{text}}’' },
    'public-page': { unknown_title: 'Hier is geen radar' },
  },
};

let folder: string;
let product: Product;
let admin: Client;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreglow-languages-'));
  await writeFile(join(folder, 'nl.json'), JSON.stringify(dutch));
  product = await startProduct({ languagesDir: folder });
  admin = (await product.make.administrator()).client;
});
afterAll(async () => {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

const chooses = (client: Client, locale: string) =>
  client.call('PATCH /v1/me', { body: { data: { type: 'users', attributes: { locale } } } });

describe('a language that was added by a file', () => {
  it('is named by the configuration, with the address of its texts, which anybody may read', async () => {
    const { languages } = (await product.anonymous.call('GET /config', {})).body;
    expect(languages).toEqual([{ code: 'nl', name: 'Nederlands', texts: expect.stringMatching(/^\/languages\/nl-/) }]);
    const answer = await product.app.inject({ url: languages[0]?.texts ?? '' });
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.json()).toEqual(dutch.web);
  });

  it('can be chosen, and a missing one cannot', async () => {
    expect((await chooses(admin, 'nl')).body.data.attributes.locale).toBe('nl');
    const refused = await chooses(admin, 'fr');
    expect(refused.status).toBe(422);
    expect(refused.errors[0]).toMatchObject({
      detail: 'Choose one of these languages: «en, de, nl».',
      source: { pointer: '/data/attributes/locale' },
    });
    expect((await admin.call('GET /v1/me', {})).body.data.attributes.locale).toBe('nl');
  });

  it('is used in mails and names of files, with English for missing texts', async () => {
    const person = await product.make.person();
    await chooses(person.client, 'nl');
    await product.anonymous.call('POST /v1/forgot-password', { body: { email: person.email } });
    const mail = (await product.mails()).find(({ to }) => to?.[0]?.address === person.email);
    expect(mail?.subject).toBe('Nieuw wachtwoord instellen');
    expect(mail?.text).toContain('Somebody asked for a new password');
    expect(mail?.html).toContain('<html lang="nl">');

    await chooses(admin, 'nl');
    const { workspace, project } = await product.make.project(admin);
    await admin.call('POST /v1/workspaces/{id}/invitations', {
      params: { id: workspace },
      body: { invitations: [{ email: 'jan@example.org', role: 'workspace_collaborator' }] },
    });
    const invitation = (await product.mails()).find(({ to }) => to?.[0]?.address === 'jan@example.org');
    expect(invitation?.subject).toMatch(/^‘.+’ nodigt je uit voor ‘.+’$/);

    await admin.call('POST /v1/cards', {
      body: { data: { type: 'cards', attributes: { title: 'Heat', project_slug: project } } },
    });
    const made = await admin.call('POST /v1/projects/{id}/exports', {
      params: { id: project },
      body: { data: { type: 'exports', attributes: { format: 'csv', content: 'cards' } } },
    });
    expect(made.body.data.attributes.file_name).toMatch(/ – Kaarten \d{4}-\d\d-\d\d\.csv$/);
  });

  it('is used in public pages for readers who request it', async () => {
    const page = await product.app.inject({ url: '/radar/unknown?locale=nl' });
    expect(page.body).toContain('<html lang="nl">');
    expect(page.body).toContain('Hier is geen radar');
    expect((await product.app.inject({ url: '/radar/unknown?locale=fr' })).body).toContain('<html lang="en">');
  });

  it('is replaced by English while its file is missing, but stays selected', async () => {
    const { client, email } = await product.make.person();
    await query(product, `update users set locale = 'fr' where email = $1`, [email]);
    expect((await client.call('GET /v1/me', {})).body.data.attributes.locale).toBe('en');
    await client.call('PATCH /v1/me', { body: { data: { type: 'users', attributes: { name: 'Jeanne' } } } });
    expect(await query(product, 'select locale from users where email = $1', [email])).toEqual([{ locale: 'fr' }]);
  });
});

describe('the German form of address', () => {
  const sets = (client: Client, german_address: 'sie' | 'du') =>
    client.call('PATCH /v1/settings', { body: { data: { type: 'settings', attributes: { german_address } } } });
  const addressed = async (client: Client) =>
    (await client.call('GET /v1/settings')).body.data.attributes.german_address;
  const mailOf = async (at: Product) => {
    const person = await at.make.person();
    await chooses(person.client, 'de');
    await at.anonymous.call('POST /v1/forgot-password', { body: { email: person.email } });
    return (await at.mails()).find(({ to }) => to?.[0]?.address === person.email)?.text;
  };

  it('is Sie until an administrator chooses du, in mails and in what the page reads first', async () => {
    expect(await addressed(admin)).toEqual({ value: 'sie', source: 'default' });
    expect(await mailOf(product)).toContain('werden Sie überall abgemeldet');
    expect((await sets(admin, 'du')).body.data.attributes.german_address).toEqual({ value: 'du', source: 'stored' });
    expect((await product.anonymous.call('GET /config')).body.german_address).toBe('du');
    expect(await mailOf(product)).toContain('wirst du überall abgemeldet');
    await sets(admin, 'sie');
    expect(await mailOf(product)).toContain('werden Sie überall abgemeldet');
  });

  it('cannot be changed while the environment sets it', async () => {
    const fixed = await startProduct({ germanAddress: 'du' });
    try {
      const { client } = await fixed.make.administrator();
      expect(await addressed(client)).toEqual({ value: 'du', source: 'environment' });
      const refused = await sets(client, 'sie');
      expect([refused.status, refused.errors[0]?.code]).toEqual([409, 'conflict']);
      expect(refused.errors[0]?.detail).toContain('GERMAN_ADDRESS');
      expect((await fixed.anonymous.call('GET /config')).body.german_address).toBe('du');
      expect(await mailOf(fixed)).toContain('wirst du überall abgemeldet');
    } finally {
      await fixed.stop();
    }
  });
});
