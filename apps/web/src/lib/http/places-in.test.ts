import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { placesIn } from './places-in.ts';

const failure = (...pointers: (string | undefined)[]) =>
  new ApiError({
    status: 422,
    code: 'some_code',
    message: 'Not possible.',
    errors: pointers.map((pointer) => ({ code: 'some_code', detail: 'Not possible.', pointer })),
  });

test.each<[string, unknown, number[]]>([
  ['that are pointed at', failure('/data/attributes/cards/0', '/cards/12'), [0, 12]],
  ['of another list', failure('/data/attributes/insights/0'), []],
  ['of the list as a whole', failure('/cards', undefined), []],
  ['within an entry', failure('/cards/0/name'), []],
  ['without an answer', new Error('Away'), []],
])('places %s', (_, error, places) => {
  expect(placesIn(error, 'cards')).toEqual(places);
});
