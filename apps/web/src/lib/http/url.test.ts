import { expect, test } from 'vitest';
import { urlOf } from './url.ts';

test('inserts parameters, escaped', () => {
  expect(urlOf('/v1/projects/{id}/{workspaceId}/move', { id: 'a/b', workspaceId: 'ü' })).toBe(
    '/v1/projects/a%2Fb/%C3%BC/move',
  );
});

test('appends the query without empty values', () => {
  const query = { 'page[number]': '2', 'filter[search]': 'a & b', sort: undefined, none: null, empty: '', no: false };
  expect(urlOf('/v1/workspaces', {}, query)).toBe(
    '/v1/workspaces?page%5Bnumber%5D=2&filter%5Bsearch%5D=a+%26+b&no=false',
  );
});
