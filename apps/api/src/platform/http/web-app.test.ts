import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainServer } from '#test/support/plain-server.ts';
import { Themes } from '../themes/themes.ts';
import { serveWebApp } from './web-app.ts';

let folder: string;
let app: FastifyInstance;
/** The configuration of the page as the server reads it. */
let config = async () => ({ theme: 'default' });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreglow-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<html><head></head><body>the page</body></html>');
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'assets/app-1.js'), 'script');
  app = plainServer();
  await serveWebApp(app, { folder, config: () => config(), themes: await Themes.read() });
});
afterAll(async () => {
  await app?.close();
  await rm(folder, { recursive: true, force: true });
});

const kindOf = async (url: string, method: HTTPMethods = 'GET'): Promise<string> => {
  const { statusCode, headers, body } = await app.inject({ method, url });
  if (statusCode === 200) return body.includes('the page') ? 'page' : 'file';
  return String(headers['content-type']).startsWith('application/vnd.api+json') ? `${statusCode} as JSON` : 'other';
};

it.each([
  '/',
  '/login',
  '/wiki/v1.20',
  '/wiki/what.is.this',
  '/wiki/v1.20?x=a.js',
  '/w/acme.corp/repo',
  '/v1x',
  '/apiary',
  '/metrics-of-ours',
  '/scimitar',
])('%s is a page', async (url) => {
  expect(await kindOf(url)).toBe('page');
});

it.each(['/favicon.svg', '/assets/app-1.js'])('%s is a file', async (url) => {
  expect(await kindOf(url)).toBe('file');
});

it.each(['/foo.js', '/robots.txt', '/wp-login.php', '/assets/app-2.js', '/assets/app-2', '/assets/'])(
  '%s would be a file, and is missing',
  async (url) => {
    expect(await kindOf(url)).toBe('404 as JSON');
  },
);

const prefixes = [
  '/v1',
  '/config',
  '/healthz',
  '/readyz',
  '/files',
  '/cors',
  '/stock-photos',
  '/api',
  '/carddownload',
  '/card-image',
  '/radar-workflow',
  '/terminate',
  '/.well-known',
  '/.git',
  '/%2ewell-known',
  '/metrics',
  '/mcp',
  '/scim',
];
it.each(prefixes)('%s never leads to a page, with any method', async (prefix) => {
  for (const url of [prefix, `${prefix}/`, `${prefix}/nothing`, `${prefix}/nothing/?x=1`, `${prefix}?x`]) {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const) {
      expect(await kindOf(url, method), `${method} ${url}`).toBe('404 as JSON');
    }
    expect((await app.inject({ method: 'HEAD', url })).statusCode, `HEAD ${url}`).toBe(404);
  }
});

/** The answer to a request as browsers open pages, or as the one given. */
const answerTo = async (url: string, given: { method?: HTTPMethods; accept?: string } = {}) => {
  const { method = 'GET', accept = 'text/html,application/xhtml+xml,*/*;q=0.8' } = given;
  const { statusCode, body } = await app.inject({ method, url, headers: { accept } });
  return body.includes('the page') ? `${statusCode} page` : `${statusCode} ${JSON.parse(body).errors[0].code}`;
};

const malformed = ['%', '100%', '%zz', '%2', '%ff', '%c3', '%E0%A4%A', 'a%20b%', '%25%'];

it.each(malformed)('a browser that opens a path with «%s» gets the page', async (part) => {
  for (const url of [`/${part}`, `/w/${part}`, `/projects/p/cards/${part}?x=%zz`, `/${part}/v1`]) {
    expect(await answerTo(url), url).toBe('200 page');
  }
});

it.each(malformed)('a program that asks for a path with «%s» gets an error as JSON', async (part) => {
  expect(await answerTo(`/w/${part}`, { accept: 'application/json' })).toBe('404 not_found');
  expect(await answerTo(`/w/${part}`, { accept: '*/*' })).toBe('404 not_found');
  expect(await answerTo(`/w/${part}`, { method: 'POST' })).toBe('404 not_found');
  for (const prefix of ['/v1', '/api', '/.well-known', '/scim', '/assets']) {
    expect(await answerTo(`${prefix}/${part}`), prefix).toBe('404 not_found');
  }
});

it('a page without its configuration, since the database is away, is sent all the same, and can say so', async () => {
  const usual = config;
  try {
    config = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
    const { statusCode, headers, body } = await app.inject('/login');
    expect({ statusCode, type: headers['content-type'], again: headers['retry-after'] }).toEqual({
      statusCode: 503,
      type: 'text/html; charset=utf-8',
      again: '2',
    });
    expect(body).toContain('the page');
    expect(body).not.toContain('id="config"');
    config = () => Promise.reject(new Error('a fault'));
    expect(await kindOf('/login')).toBe('500 as JSON');
  } finally {
    config = usual;
  }
});
