import { expect, it } from 'vitest';
import { bodyOf, callsOf, groupsFound, needsToken, partsOf, successOf } from './calls.rules.ts';
import type { Description, Operation } from './description.ts';

const operation = (operationId: string, group: string, more: Partial<Operation> = {}): Operation => ({
  operationId,
  summary: `Does ${operationId}`,
  description: '',
  tags: [group],
  security: [{ bearer: [] }],
  parameters: [],
  responses: { 204: { description: 'Done.' } },
  ...more,
});

const description: Description = {
  info: { title: 'API', version: '1' },
  tags: [{ name: 'Cards' }, { name: 'Sign-in' }],
  paths: {
    '/v1/login': { post: operation('login', 'Sign-in', { security: [] }) },
    '/v1/cards/{id}': { get: operation('readCard', 'Cards'), delete: operation('deleteCard', 'Cards') },
  },
};

it('lists the calls in the order of their groups', () => {
  expect(callsOf(description).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /v1/cards/{id}',
    'DELETE /v1/cards/{id}',
    'POST /v1/login',
  ]);
});

it('finds calls by all words of the search, in any order', () => {
  const found = (search: string) =>
    groupsFound(callsOf(description), search).map(({ name, calls }) => [
      name,
      ...calls.map((call) => call.operationId),
    ]);
  expect(found('')).toEqual([
    ['Cards', 'readCard', 'deleteCard'],
    ['Sign-in', 'login'],
  ]);
  expect(found('card DELETE')).toEqual([['Cards', 'deleteCard']]);
  expect(found('card login')).toEqual([]);
});

it('describes the input and the output of a call', () => {
  const content = { 'application/json': { schema: { type: 'object' }, example: {} } };
  expect(needsToken(operation('a', 'Cards'))).toBe(true);
  expect(needsToken(operation('a', 'Cards', { security: [] }))).toBe(false);
  expect(bodyOf(operation('a', 'Cards'))).toBeUndefined();
  expect(bodyOf(operation('a', 'Cards', { requestBody: { required: true, content } }))?.type).toBe('application/json');
  expect(successOf(operation('a', 'Cards'))).toBeUndefined();
  expect(successOf(operation('a', 'Cards', { responses: { 201: { description: '', content } } }))?.status).toBe('201');
});

it.each([
  ['/v1/projects/{id}/radars/{radarId}/dumps', ['/v1', '/projects', '/{id}', '/radars', '/{radarId}', '/dumps']],
  ['/healthz', ['/healthz']],
])('%s can be broken before its slashes', (path, parts) => {
  expect(partsOf(path)).toEqual(parts);
});
