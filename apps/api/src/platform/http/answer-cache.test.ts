import { gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

let app: FastifyInstance;
/** The texts that were made, in order. */
let made: string[];
let state: string;
let make: () => Promise<string>;

beforeEach(() => {
  app = Fastify();
  made = [];
  state = '1';
  make = async () => {
    made.push(state);
    return `{"state":"${state}"}`;
  };
  const kept = new AnswerCache();
  app.get('/cards', (request, reply) => {
    reply.type('text/plain; charset=utf-8');
    return kept.send(request, reply, { state, make: () => make() });
  });
});

afterEach(() => app.close());

const get = (headers: Record<string, string> = {}, url = '/cards') => app.inject({ url, headers });

it('makes an answer twice and caches it then', async () => {
  const bodies = [await get(), await get(), await get(), await get()].map(({ body }) => body);
  expect(new Set(bodies)).toEqual(new Set(['{"state":"1"}']));
  expect(made).toEqual(['1', '1']);
});

it('sends the same headers, whether an answer is cached or not', async () => {
  const headers = [await get(), await get(), await get()].map(({ headers: { date: _, ...others } }) => others);
  expect(headers[0]).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'content-length': '13' });
  expect(headers[1]).toEqual(headers[0]);
  expect(headers[2]).toEqual(headers[0]);
});

it('makes the answer of another state or address', async () => {
  for (let time = 0; time < 3; time += 1) await get();
  state = '2';
  expect((await get()).body).toBe('{"state":"2"}');
  await get({}, '/cards?page=2');
  expect(made).toEqual(['1', '1', '2', '2']);
});

it('makes an answer once for requests that arrive at the same time, and caches it for the next', async () => {
  let finish = (): void => undefined;
  const waiting = new Promise<void>((resolve) => {
    finish = resolve;
  });
  make = async () => {
    made.push(state);
    await waiting;
    return '{}';
  };
  const requests = [get(), get(), get()];
  await expect.poll(() => made.length).toBe(1);
  finish();
  const answers = await Promise.all(requests);
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(3).fill([200, '{}']));
  await get();
  expect(made).toEqual(['1']);
});

it('answers with 304 without making anything, even if the answer is not cached', async () => {
  const { headers } = await get();
  const again = await get({ 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(made).toEqual(['1']);
});

it('caches no failure, and gives it no ETag', async () => {
  const usual = make;
  make = () => Promise.reject(new Error('no database'));
  for (let time = 0; time < 2; time += 1) {
    const failed = await get();
    expect([failed.statusCode, failed.headers.etag]).toEqual([500, undefined]);
  }
  make = usual;
  expect((await get()).body).toBe('{"state":"1"}');
});

it('sends the same text compressed, whether it is cached or not', async () => {
  for (let time = 0; time < 3; time += 1) {
    const { headers, rawPayload } = await get({ 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(rawPayload).toString()).toBe('{"state":"1"}');
  }
});
