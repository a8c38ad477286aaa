import { expect, it } from 'vitest';
import { outcomeOf } from './outcome.rules.ts';

it.each([
  ['retry', [0, 401, 408, 429, 500, 502, 503, 507]],
  ['drop', [400, 409, 413, 422]],
  ['end', [403, 404, 410]],
] as const)('what is done after an answer with this error: %s', (outcome, statuses) => {
  expect(statuses.map(outcomeOf)).toEqual(statuses.map(() => outcome));
});
