import { expect, test } from 'vitest';
import { apiErrorFrom, networkError } from '#lib/http/api-error.ts';
import { hasAddedNothing } from './failed-import.rules.ts';

test.each([
  ['was refused', apiErrorFrom(422, {}), true],
  ['came too soon after others', apiErrorFrom(429, {}), true],
  ['lost its connection', networkError(), false],
  ['broke off', new TypeError('network error'), false],
  ['failed on the server', apiErrorFrom(500, {}), false],
  ['was given up by a proxy', apiErrorFrom(504, {}), false],
])('an import that %s', (_, error, isCertain) => {
  expect(hasAddedNothing(error)).toBe(isCertain);
});
