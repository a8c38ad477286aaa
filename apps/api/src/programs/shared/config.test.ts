import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function refusal(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('The settings were taken.');
}

describe('the settings', () => {
  it('have defaults, so that none is required', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      dataDir: resolve('data'),
      databaseUrl: undefined,
      publicUrl: undefined,
      hosts: { functions: undefined, workers: undefined },
      trustProxy: 0,
      firstAdmin: undefined,
      regionalTheme: undefined,
      jobs: 'here',
      mail: { smtpUrl: undefined, from: undefined },
      secretsKey: undefined,
    });
  });

  it('store files in the data folder, or in the named bucket', () => {
    expect(readConfig({ DATA_DIR: '/somewhere' }).files).toEqual({ kind: 'disk', folder: resolve('/somewhere/files') });
    const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig({ S3_BUCKET: 'pictures', S3_ENDPOINT: 'http://localhost:9000', ...keys }).files).toEqual({
      kind: 's3',
      endpoint: 'http://localhost:9000',
      bucket: 'pictures',
      region: 'us-east-1',
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
      forcePathStyle: false,
    });
    expect(refusal({ S3_ENDPOINT: 'http://localhost:9000' })).toMatch(/S3_BUCKET .*needed/);
    // An empty setting counts as unset.
    expect(readConfig({ S3_BUCKET: 'pictures', S3_REGION: '' }).files).toMatchObject({ region: 'us-east-1' });
  });

  it('specify a workspace of Notion by its token and its root page, or not at all', () => {
    const [token, id] = ['ntn_0123456789', '00000001000040008000000000000001'];
    expect(readConfig({}).notion).toBe(undefined);
    for (const page of [
      id,
      '00000001-0000-4000-8000-000000000001',
      `https://www.notion.so/desk/Handbook-${id}?pvs=4`,
    ]) {
      expect(readConfig({ NOTION_TOKEN: token, NOTION_ROOT_PAGE: page }).notion).toEqual({ token, rootPage: id });
    }
    expect(refusal({ NOTION_TOKEN: token })).toMatch(/NOTION_TOKEN and NOTION_ROOT_PAGE go together/);
    expect(refusal({ NOTION_TOKEN: token, NOTION_ROOT_PAGE: 'handbook' })).toMatch(/NOTION_ROOT_PAGE must be the id/);
  });

  it('trust a number of proxies, or those in networks, but never everybody', () => {
    expect(readConfig({ TRUST_PROXY: 'false' }).trustProxy).toBe(0);
    expect(readConfig({ TRUST_PROXY: ' 2 ' }).trustProxy).toBe(2);
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1 fd00::/8' }).trustProxy).toEqual([
      '10.0.0.0/8',
      '::1',
      'fd00::/8',
    ]);
    for (const wrong of ['true', 'yes', '-1', '1.5', '0.0.0.0/0', '10.0.0.0/8, true', 'proxy.example.org']) {
      expect(refusal({ TRUST_PROXY: wrong }), wrong).toMatch(/TRUST_PROXY must be the number of proxies .* as in 1,/);
    }
  });

  it('that are empty count as missing', () => {
    const source = readFileSync(new URL('config.ts', import.meta.url), 'utf8');
    const names = [...source.matchAll(/^ {4}([A-Z][A-Z\d_]+): /gm)].flatMap(([, name]) => name ?? []);
    expect(names).toContain('DATA_DIR');
    const empty = Object.fromEntries(names.map((name) => [name, '']));
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  it("convert the administrator's e-mail to lower case", () => {
    const config = readConfig({ ADMIN_EMAIL: 'Ada@Example.org', ADMIN_PASSWORD: 'first light 2040' });
    expect(config.firstAdmin).toEqual({ email: 'ada@example.org', password: 'first light 2040' });
  });

  it('may name the sender of messages, with or without a name', () => {
    const from = (env: Record<string, string>) => readConfig(env).mail.from;
    expect(from({ PUBLIC_URL: 'https://signals.example.org' })).toBe(undefined);
    expect(from({ MAIL_FROM: 'mail@example.org' })).toBe('mail@example.org');
    expect(from({ MAIL_FROM: 'The Future Team <mail@example.org>' })).toBe('The Future Team <mail@example.org>');
  });

  it.each([
    'smtp://localhost',
    'smtp://ada:p%40ss@mail.example.org:587',
    'smtps://mail.example.org?tls.rejectUnauthorized=false',
  ])('accept %s as a mail server', (address) => {
    expect(readConfig({ SMTP_URL: address }).mail.smtpUrl).toBe(address);
  });

  it.each([
    'postgres://host/foreglow',
    'postgresql://user:p%40ss@host:5433/foreglow?sslmode=verify-full',
    'postgres://user@host',
    'postgres:///foreglow?host=/var/run/postgresql',
    'postgres://user@/foreglow?host=/var/run/postgresql',
    'postgres://user@%2Fvar%2Frun%2Fpostgresql/foreglow',
  ])('accept %s as a database', (address) => {
    expect(readConfig({ DATABASE_URL: address }).databaseUrl).toBe(address);
  });

  it('take the public address without what is not needed', () => {
    for (const address of ['https://x.example.org', 'https://x.example.org/', 'HTTPS://X.example.org:443/']) {
      expect(readConfig({ PUBLIC_URL: address }).publicUrl).toBe('https://x.example.org');
    }
    expect(readConfig({ PUBLIC_URL: 'http://[::1]:3000/' }).publicUrl).toBe('http://[::1]:3000');
  });

  it('have addresses of hosts for calls, with a path and without a slash at the end', () => {
    const { hosts, ai } = readConfig({
      WORKERS_HOST_URL: 'http://workers:8080/',
      FUNCTION_HOST_URL: 'https://example.org/functions//',
      AI_BASE_URL: ' https://api.example.org/v1/ ',
      AI_MODEL: 'small',
    });
    expect(hosts).toEqual({ workers: 'http://workers:8080', functions: 'https://example.org/functions' });
    expect(ai?.baseUrl).toBe('https://api.example.org/v1');
  });

  it('give one host a theme', () => {
    const regional = { REGIONAL_HOST: 'Scan.example.org', REGIONAL_THEME: 'coast' };
    expect(readConfig(regional).regionalTheme).toEqual({ host: 'Scan.example.org', theme: 'coast' });
  });

  it('name folders, which are different from the default ones', () => {
    expect(readConfig({ DATA_DIR: '/d' })).toMatchObject({ legalDir: resolve('/d/legal'), namedFolders: {} });
    const named = readConfig({ LEGAL_DIR: 'legal', LANGUAGES_DIR: '/languages' });
    expect(named.namedFolders).toEqual({ LEGAL_DIR: resolve('legal'), LANGUAGES_DIR: resolve('/languages') });
    expect([named.legalDir, named.languagesDir]).toEqual([resolve('legal'), resolve('/languages')]);
  });

  it('say how German texts address people, or leave it to the administrators', () => {
    expect(readConfig({}).germanAddress).toBeUndefined();
    expect(readConfig({ GERMAN_ADDRESS: 'du' }).germanAddress).toBe('du');
    expect(refusal({ GERMAN_ADDRESS: 'Du' })).toBe('The settings cannot be used: GERMAN_ADDRESS must be sie or du.');
  });

  it('leave jobs to workers only if workers can reach the database', () => {
    expect(readConfig({ JOBS: 'elsewhere', DATABASE_URL: 'postgres://localhost/x' }).jobs).toBe('elsewhere');
    expect(refusal({ JOBS: 'elsewhere' })).toMatch(/JOBS can be elsewhere only with a DATABASE_URL/);
  });

  it('that are invalid do not reveal the password of the mail server or the database', () => {
    expect(refusal({ SMTP_URL: 'http://ada:secret@mail.example.org' })).not.toContain('secret');
    expect(refusal({ DATABASE_URL: 'postgres://ada:secret@host:99999/x' })).not.toContain('secret');
  });

  it('that are invalid are named without what is wrong in a list', () => {
    const sentence = refusal({ TEAM_NAME: 'Ada', TEAM_DOMAINS: 'foo, example.org, bar' });
    expect(sentence).toBe('The settings cannot be used: TEAM_DOMAINS must be domains such as example.org.');
  });

  it.each([
    ['PORT', 'abc', 'must be a number'],
    ['PORT', '70000', 'at most 65535'],
    ['PORT', '1.5', 'whole number'],
    ['DATABASE_URL', 'mysql://localhost', 'postgres://'],
    ['DATABASE_URL', 'postgres://', 'has a host'],
    ['DATABASE_URL', 'postgres:///foreglow', 'has a host'],
    ['DATABASE_URL', 'postgres://ada:secret@/foreglow', 'has a host'],
    ['DATABASE_URL', 'postgres://host:99999/foreglow', 'must be a valid address'],
    ['DATABASE_POOL', '0', 'at least 1'],
    ['ADMIN_EMAIL', 'ada@example.org', 'go together'],
    ['ADMIN_PASSWORD', 'short', 'at least 10 characters'],
    ['TRUST_PROXY', 'yes', 'must be the number of proxies'],
    ['PUBLIC_URL', 'example.org', 'http://'],
    ['PUBLIC_URL', 'https://x.example.org/?a=b#c', 'without a user, a path'],
    ['PUBLIC_URL', 'https://x.example.org?', 'without a user, a path'],
    ['PUBLIC_URL', 'https://u:p@x.example.org', 'without a user, a path'],
    ['PUBLIC_URL', 'https://x.example.org/sub', 'without a user, a path'],
    ['FUNCTION_HOST_URL', 'x', 'http://'],
    ['WORKERS_HOST_URL', 'workers.example.org', 'http://'],
    ['WORKERS_HOST_URL', 'https://u:p@workers.example.org', 'without a user'],
    ['WORKERS_HOST_URL', 'https://workers.example.org?', 'without a user'],
    ['ANALYTICS_URL', 'plausible.example.org', 'http://'],
    ['AI_BASE_URL', 'api.example.org/v1', 'http://'],
    ['REGIONAL_THEME', '../secret', 'lower-case'],
    ['REGIONAL_THEME', 'coast', 'go together'],
    ['REGIONAL_HOST', 'scan.example.org', 'go together'],
    ['REGIONAL_HOST', 'https://a.example.org/', 'must be the name of a host'],
    ['REGIONAL_HOST', 'a.example.org:8443', 'must be the name of a host'],
    ['UPLOAD_MAX_MB', '0', ''],
    ['UPLOAD_MAX_MEGAPIXELS', 'many', 'must be a number'],
    ['S3_ENDPOINT', 'localhost:9000', 'http://'],
    ['S3_BUCKET', 'No Bucket', 'name of a bucket'],
    ['S3_ACCESS_KEY_ID', 'key', 'go together'],
    ['UNSPLASH_ACCESS_KEY', 'a key', 'access key'],
    ['LOG_LEVEL', 'loud', ''],
    ['JOBS', 'no', 'must be here or elsewhere'],
    ['SECRETS_KEY', 'a key', 'must be 32 bytes in Base64'],
    ['SECRETS_KEY', 'c2hvcnQ=', 'must be 32 bytes in Base64'],
    ['SMTP_URL', 'mail.example.org', 'smtp://'],
    ['SMTP_URL', 'smtp://u:p@host:99999', 'must be a valid address'],
    ['SMTP_URL', 'mail.example.org:587', 'smtp://'],
    ['SMTP_URL', 'https://mail.example.org', 'smtp://'],
    ['SMTP_URL', 'smtp://', ''],
    ['SMTP_URL', 'smtp://ada@mail.example.org', 'a user and a password or neither'],
    ['MAIL_FROM', 'Foreglow', 'must be an e-mail address'],
    ['MAIL_FROM', 'a@example.org, b@example.org', 'must be an e-mail address'],
    ['MAIL_FROM', 'A\r\nBcc: b <a@example.org>', 'must be an e-mail address'],
  ])('are rejected with %s=%s, in a sentence that names the setting', (name, value, reason) => {
    const sentence = refusal({ [name]: value });
    expect(sentence).toMatch(new RegExp(`^The settings cannot be used: .*${name} .*${reason}.*\\.$`));
    expect(sentence).not.toContain('\n');
    // One complaint for the value, and perhaps one that the setting needs another one.
    expect(sentence.split(`${name} must`).length).toBeLessThanOrEqual(2);
  });

  it('are reported all together if invalid', () => {
    expect(refusal({ PORT: 'x', TRUST_PROXY: 'x' })).toMatch(/PORT .*; TRUST_PROXY /);
  });
});
