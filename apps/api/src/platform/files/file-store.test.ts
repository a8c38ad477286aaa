import { expect, it } from 'vitest';
import { problem } from '../http/problem.ts';
import { storeProblem } from './file-store.ts';

const failure = (code: string) => Object.assign(new Error('write failed'), { code });

it.each([
  ['ENOSPC', 507, 'storage_full'],
  ['EDQUOT', 507, 'storage_full'],
  ['EACCES', 503, 'unavailable'],
  ['EROFS', 503, 'unavailable'],
  ['ECONNREFUSED', 503, 'unavailable'],
])('a store that fails with %s is reported as %i', (code, status, reported) => {
  const { items, ...answer } = storeProblem(failure(code));
  expect([answer.status, items[0]?.code]).toEqual([status, reported]);
});

it('a problem for the caller stays unchanged', () => {
  const meant = problem('upload_used');
  expect(storeProblem(meant)).toBe(meant);
});
