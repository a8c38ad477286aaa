import { expect, it } from 'vitest';
import { apiErrorFrom } from '../http/api-error.ts';
import { isConflict, outcomeOf } from './outcome.rules.ts';

it.each([
  ['retry', [0, 401, 408, 429, 500, 502, 503, 507]],
  ['drop', [400, 409, 413, 422]],
  ['end', [403, 404, 410]],
] as const)('what is done after an answer with this error: %s', (outcome, statuses) => {
  expect(statuses.map(outcomeOf)).toEqual(statuses.map(() => outcome));
});

const refusal = (code: string) => apiErrorFrom(409, { errors: [{ status: '409', code, title: 'x', detail: 'x' }] });

it('only the refusal to overwrite a later state is a conflict', () => {
  expect(isConflict(refusal('edited_meanwhile'))).toBe(true);
  expect(isConflict(refusal('conflict'))).toBe(false);
  expect(isConflict(new Error('edited_meanwhile'))).toBe(false);
});
