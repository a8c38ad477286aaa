import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { api, jsonApiType, serverLimits } from '@foreglow/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from './support/client.ts';
import { declareBody } from './support/declare-body.ts';
import { type Product, startProduct } from './support/product.ts';

let product: Product;
let ada: Client;
let project: string;

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
  ({ project } = await product.make.project(ada));
});
afterAll(() => product?.stop());

const newCard = (attributes: object = { title: 'Sent' }) =>
  JSON.stringify({ data: { type: 'cards', attributes: { project_slug: project, ...attributes } } });
const total = async () =>
  (await ada.call('GET /v1/projects/{id}/cards', { params: { id: project } })).body.meta.total_record_count;

describe('content types', () => {
  const profiles = 'profile="https://x.example/a;b,c https://y.example/\\"d\\""';

  it('of answers are JSON:API, with headers that make caches distinguish them and not store them', async () => {
    const answer = await ada.send('GET', '/v1/me');
    expect(answer.headers.get('content-type')).toBe(jsonApiType);
    expect(answer.headers.get('vary')).toMatch(/accept/i);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('that cannot be provided are answered with 406', async () => {
    for (const accept of ['text/html', `${jsonApiType}; charset=utf-8`, `${jsonApiType}; ext="https://x.example/e"`]) {
      const answer = await ada.send('GET', '/v1/me', { headers: { accept } });
      expect([answer.status, answer.errors[0]?.code], accept).toEqual([406, 'not_acceptable']);
    }
    for (const accept of ['*/*', 'application/json', `text/html, ${jsonApiType}`, `${jsonApiType}; ${profiles}`]) {
      expect((await ada.send('GET', '/v1/me', { headers: { accept } })).status, accept).toBe(200);
    }
  });

  it('of a body that are not supported are answered with 415, and nothing is created', async () => {
    const before = await total();
    const foreign = [
      'text/plain',
      'text/csv',
      'application/xml',
      `${jsonApiType}; charset=utf-8`,
      'multipart/form-data',
    ];
    for (const type of foreign) {
      const answer = await ada.send('POST', '/v1/cards', { body: newCard(), type });
      expect([answer.status, answer.errors[0]?.code], type).toEqual([415, 'unsupported_media_type']);
    }
    const file = await ada.send('POST', `/v1/projects/${project}/imports`, { body: newCard(), type: jsonApiType });
    expect(file.status).toBe(415);
    expect(await total()).toBe(before);
  });

  it('of a body that the call does not take are ignored with it', async () => {
    const card = async () => {
      const made = await ada.send('POST', '/v1/cards', { body: newCard() });
      return (made.body as { data: { id: string } }).data.id;
    };
    for (const [type, body] of [
      ['application/x-www-form-urlencoded', ''],
      ['application/x-www-form-urlencoded', 'a=b'],
      ['application/json', '{'],
      ['text/plain', 'x'.repeat(serverLimits.bodyBytes + 1)],
    ] as const) {
      const deleted = await ada.send('DELETE', `/v1/cards/${await card()}`, { type, body });
      expect([deleted.status, deleted.text], type).toEqual([204, '']);
    }
    const read = await ada.send('GET', '/v1/me', { headers: { 'content-type': 'text/plain' } });
    expect(read.status).toBe(200);
  });

  it('of a compressed body are not supported either, and nothing is created', async () => {
    const before = await total();
    const zipped = new Uint8Array(gzipSync(newCard()));
    for (const [encoding, body] of [
      ['gzip', zipped],
      ['gzip', newCard()],
      ['br', newCard()],
      ['unknown', newCard()],
    ] as const) {
      const answer = await ada.send('POST', '/v1/cards', { body, headers: { 'content-encoding': encoding } });
      expect([answer.status, answer.errors[0]?.code], encoding).toEqual([415, 'unsupported_media_type']);
      expect(answer.errors[0]?.detail).toBe('Send the request without compression.');
    }
    expect(await total()).toBe(before);
    const plain = await ada.send('POST', '/v1/cards', { body: newCard(), headers: { 'content-encoding': 'identity' } });
    expect(plain.status).toBe(201);
  });

  it('of a body may be JSON:API with a profile, and plain JSON', async () => {
    for (const type of [
      jsonApiType,
      `${jsonApiType}; profile="https://x.example/p"`,
      `${jsonApiType}; ${profiles}`,
      'application/json; charset=utf-8',
    ]) {
      expect((await ada.send('POST', '/v1/cards', { body: newCard(), type })).status, type).toBe(201);
    }
  });
});

describe('a body', () => {
  it.each(['{', '{"data":}', 'not json', '[1,]', '{"__proto__":{"admin":true}}', '\u0000'])(
    'that is not JSON is told to be so: %j',
    async (body) => {
      const answer = await ada.send('POST', '/v1/cards', { body });
      expect([answer.status, answer.errors[0]?.code]).toEqual([400, 'malformed_json']);
    },
  );

  it('that is not UTF-8 is refused, since its letters would be lost', async () => {
    const body = Buffer.from(newCard({ title: 'caf\u00e9' }), 'latin1');
    const answer = await ada.send('POST', '/v1/cards', { body });
    expect([answer.status, answer.errors[0]?.code]).toEqual([400, 'malformed_json']);
  });

  it('that is too large is refused by its header', async () => {
    const sent = { method: 'POST', path: '/v1/login', type: 'application/json', bytes: serverLimits.bodyBytes + 1 };
    expect(await declareBody(product.address, sent)).toEqual({ status: 413, code: 'too_large' });
  });

  it('is answered with a bounded number of faults, and how many more there are', async () => {
    const { client } = await product.make.administrator();
    const card_slugs = Array.from({ length: 900 }, (_, at) => `not-there-${at}`);
    const answer = await client.call('POST /v1/cards/bulk-delete', { body: { card_slugs } });
    expect(answer.status).toBe(404);
    expect(answer.errors).toHaveLength(101);
    expect(answer.errors[99]?.source?.pointer).toBe('/card_slugs/99');
    expect(answer.errors[100]?.detail).toBe('There are 800 more faults.');
  });

  it('is answered with all its faults together, each with its place and the same request id', async () => {
    const attributes = { title: '', subtitle: 'x'.repeat(301), source_url: 'x', public: 'yes', tags: [{ name: 7 }] };
    const answer = await ada.send('POST', '/v1/cards', { body: newCard(attributes) });
    expect(answer.status).toBe(422);
    const pointers = answer.errors.map((error) => error.source?.pointer);
    expect(pointers.sort()).toEqual(
      ['public', 'source_url', 'subtitle', 'tags/0/name', 'title'].map((name) => `/data/attributes/${name}`),
    );
    expect(new Set(answer.errors.map((error) => error.meta.request_id)).size).toBe(1);
    for (const error of answer.errors) {
      expect(error).toMatchObject({ status: '422', code: 'invalid_attribute', title: 'A field is not valid.' });
    }
  });
});

describe('every answer', () => {
  it('to an unknown path is an error document', async () => {
    for (const path of ['/v1', '/v1/', '/v1/nothing', '/v1/cards/a/b/c', '/nothing', '/v1/%zz']) {
      const answer = await ada.send('GET', path);
      expect([answer.status, answer.errors[0]?.code], path).toEqual([404, 'not_found']);
    }
    expect((await ada.send('PUT', '/v1/me', { body: '{}' })).status).toBe(404);
  });

  it('that is long is compressed only for callers who accept compression', async () => {
    const encodingOf = async (path: string, accepted: string) =>
      (await ada.send('GET', path, { headers: { 'accept-encoding': accepted } })).headers.get('content-encoding');
    expect(await encodingOf('/v1/openapi.json', 'gzip, br')).toBe('br');
    expect(await encodingOf('/v1/openapi.json', 'gzip')).toBe('gzip');
    expect(await encodingOf('/v1/openapi.json', 'identity')).toBeNull();
    expect(await encodingOf('/healthz', 'gzip, br')).toBeNull();
  });

  it('that is a failure has a unique id by which it can be found', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await ada.send('GET', '/v1/nothing')).errors[0]?.meta.request_id),
    );
    expect(new Set(ids).size).toBe(3);
  });

  it('carries the security headers, failures of every kind included', async () => {
    for (const path of ['/v1/me', '/v1/nothing', '/v1/%zz', `/v1/cards/${'x'.repeat(500)}`, '/healthz']) {
      const { headers } = await ada.send('GET', path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy, path).toContain("default-src 'self'");
      expect(policy, path).toMatch(/script-src 'self'(;|$)/);
      expect(policy, path).toContain("object-src 'none'");
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('referrer-policy'), path).toBeTruthy();
      expect(headers.get('x-powered-by'), path).toBeNull();
      expect(headers.get('set-cookie'), path).toBeNull();
    }
  });
});

describe('an address', () => {
  it('may end with a slash, for everything that is served', async () => {
    for (const path of ['/v1/me', '/healthz', '/config', '/v1/openapi.json']) {
      const answers = await Promise.all(
        [path, `${path}/`].map((each) => ada.send('GET', each, { headers: { accept: '*/*' } })),
      );
      expect(
        answers.map(({ status }) => status),
        path,
      ).toEqual([200, 200]);
      expect(answers[1]?.text, path).toBe(answers[0]?.text);
    }
  });

  it('that a caller invents does not appear in links', async () => {
    const { workspace } = await product.make.project(ada);
    const { slug } = await product.make.person();
    const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const { hostname, port } = new URL(product.address);
    const { token } = await product.make.administrator();
    const made = (path: string, body: string): Promise<string> =>
      new Promise((resolve, reject) => {
        const headers = { ...forged, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
        const call = request({ hostname, port, path, method: 'POST', headers }, (answer) => resolve(text(answer)));
        call.on('error', reject).end(body);
      });
    const reset = await made(`/v1/users/${slug}/password-reset-link`, '');
    const invited = await made(`/v1/workspaces/${workspace}/global-invitation`, '{"role":"workspace_creator"}');
    expect(JSON.parse(reset).data.attributes.link).toMatch(/^\/reset-password[?#]token=/);
    expect(JSON.parse(invited).data.attributes.link).toMatch(/^\/invitation[?#]token=/);
    expect(reset + invited).not.toContain('evil.example');
  });
});

it('the enabled features of an installation are readable before signing in', async () => {
  const { body } = await product.anonymous.call('GET /config');
  expect(body.features).toEqual({
    mail: false,
    stock_photos: ['openverse'],
    ai: false,
    assistance: true,
    imprint: false,
  });
});

describe('an installation that is served over TLS', () => {
  const transport = async (at: Product, headers: Record<string, string>) =>
    (await at.anonymous.send('GET', '/healthz', { headers })).headers.get('strict-transport-security');

  it('sends the header for TLS because of its setting or of the proxy, and not otherwise (control)', async () => {
    expect(await transport(product, { 'x-forwarded-proto': 'https' })).toBeNull();
    const behind = await startProduct({ publicUrl: 'http://scan.example.org' }, undefined, { trustProxy: 1 });
    expect(await transport(behind, { 'x-forwarded-proto': 'http' })).toBeNull();
    expect(await transport(behind, { 'x-forwarded-proto': 'https' })).toBe('max-age=31536000');
    await behind.stop();
    const known = await startProduct({ publicUrl: 'https://scan.example.org' });
    expect(await transport(known, {})).toBe('max-age=31536000');
    await known.stop();
  });
});

describe('the description of the API', () => {
  it('is valid OpenAPI 3.1 with every endpoint and nothing else', async () => {
    const { body } = await product.anonymous.send('GET', '/v1/openapi.json', { headers: { accept: '*/*' } });
    const document = body as { openapi: string; paths: Record<string, Record<string, { operationId: string }>> };
    expect(document.openapi).toMatch(/^3\.1\./);
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId}: ${method.toUpperCase()} ${path}`),
    );
    const declared = Object.entries(api).map(([name, { method, path }]) => `${name}: ${method} ${path}`);
    expect(described.sort()).toEqual(declared.sort());
    expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true });
    // Control: the validator does find faults.
    const broken = { ...structuredClone(document), paths: { '/x': { get: { responses: 7 } } } };
    expect(await new Validator().validate(broken)).toMatchObject({ valid: false });
  });
});
