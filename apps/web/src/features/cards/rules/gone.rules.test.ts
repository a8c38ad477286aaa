import { expect, test } from 'vitest';
import { ApiError } from '#lib/http/api-error.ts';
import { goneFrom } from './gone.rules.ts';

const failure = (status: number, ...pointers: (string | undefined)[]) =>
  new ApiError({
    status,
    code: 'some_code',
    message: 'Not found.',
    errors: pointers.map((pointer) => ({ code: 'some_code', detail: 'Not found.', pointer })),
  });

test.each<[string, unknown, readonly string[]]>([
  ['those pointed at', failure(404, '/card_slugs/0', '/card_slugs/2'), ['a', 'c']],
  ['none where something else was not found', failure(404, undefined), []],
  ['none where the failure is another one', failure(422, '/card_slugs/0'), []],
  ['none beyond those that were named', failure(404, '/card_slugs/7'), []],
  ['none without an answer', new Error('Away'), []],
])('of several cards %s are gone', (_, error, gone) => {
  expect(goneFrom(error, ['a', 'b', 'c'])).toEqual(gone);
});

test('a request for a single card that was not found reports that card', () => {
  expect(goneFrom(failure(404, undefined), ['a'])).toEqual(['a']);
});
