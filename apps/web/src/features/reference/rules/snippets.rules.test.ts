import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Call } from './calls.rules.ts';
import { exampleOf, missingIn, requestOf } from './request.rules.ts';
import { curlOf, typeScriptOf } from './snippets.rules.ts';

const call: Call = {
  operationId: 'createThing',
  summary: 'Make a thing',
  description: '',
  tags: ['Things'],
  group: 'Things',
  method: 'POST',
  path: '/v1/things/{id}/parts',
  security: [{ bearer: [] }],
  parameters: [
    { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'a-thing' },
    { name: 'filter[search]', in: 'query', required: false, schema: { type: 'string' } },
  ],
  requestBody: {
    required: true,
    content: { 'application/vnd.api+json': { schema: { type: 'object' }, example: { data: { title: "It's" } } } },
  },
  responses: {
    201: { description: 'Done.', content: { 'application/vnd.api+json': { schema: { type: 'object' }, example: {} } } },
  },
};
const where = { origin: 'https://foreglow.example.org', withToken: true };

it('makes a request from the entered values, encoded, without empty ones', () => {
  const { address } = requestOf(call, { values: { id: 'a/b c', 'filter[search]': 'ä&b' }, body: '{}' });
  expect(address).toBe('/v1/things/a%2Fb%20c/parts?filter%5Bsearch%5D=%C3%A4%26b');
  expect(requestOf(call, { values: { id: 'a', 'filter[search]': ' ' }, body: '{}' }).address).toBe(
    '/v1/things/a/parts',
  );
});

it('lists the required parameters without a value', () => {
  expect(missingIn(call, { values: {}, body: '{}' }).map(({ name }) => name)).toEqual(['id']);
  expect(missingIn(call, exampleOf(call))).toEqual([]);
});

it('writes the example for curl', () => {
  expect(curlOf(requestOf(call, exampleOf(call)), where)).toBe(
    `curl -X POST 'https://foreglow.example.org/v1/things/a-thing/parts' \\
  -H 'Accept: application/vnd.api+json' \\
  -H 'Content-Type: application/vnd.api+json' \\
  -H "Authorization: Bearer $FOREGLOW_TOKEN" \\
  --data-binary '{
  "data": {
    "title": "It'\\''s"
  }
}'`,
  );
});

it('passes any body to curl unchanged', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }).filter((text) => !text.includes('\0') && text.isWellFormed()),
      (body) => {
        const command = curlOf(requestOf(call, { ...exampleOf(call), body }), where);
        const script = `curl() { for last; do :; done; printf %s "$last"; }; ${command}`;
        expect(execFileSync('sh', ['-c', script], { encoding: 'utf8' })).toBe(body);
      },
    ),
    { numRuns: 15 },
  );
});

it('writes the example in TypeScript, which sends the same request', async () => {
  const request = requestOf(call, exampleOf(call));
  const sent: { url: string; options: RequestInit }[] = [];
  const fetched = (url: string, options: RequestInit) => {
    sent.push({ url, options });
    return Promise.resolve(Response.json({ data: 1 }));
  };
  const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;
  const run = new AsyncFunction('fetch', 'process', `${typeScriptOf(request, where)}\nreturn answer;`);
  expect(await run(fetched, { env: { FOREGLOW_TOKEN: 'abc' } })).toEqual({ data: 1 });
  expect(sent).toMatchObject([
    {
      url: 'https://foreglow.example.org/v1/things/a-thing/parts',
      options: { method: 'POST', headers: { ...request.headers, Authorization: 'Bearer abc' } },
    },
  ]);
  expect(JSON.parse(String(sent[0]?.options.body))).toEqual({ data: { title: "It's" } });
});

it('writes a plain GET without options', () => {
  const plain = { method: 'GET', address: '/healthz', headers: {}, body: undefined };
  expect(typeScriptOf(plain, { ...where, withToken: false })).toContain(
    "await fetch('https://foreglow.example.org/healthz');",
  );
});
