import { describe, expect, it } from 'vitest';
import { failureOf } from './connection-failure.rules.ts';

describe('why a connection could not be made', () => {
  it.each<[string, unknown, string]>([
    ['a message', new Error('connect ECONNREFUSED 127.0.0.1:5432'), 'connect ECONNREFUSED 127.0.0.1:5432'],
    ['a sentence of several lines', new Error('The server is not\n  ready.'), 'The server is not ready'],
    [
      'an error for each address of a name',
      new AggregateError([new Error('refused ::1'), new Error('refused 127.0.0.1'), new Error('refused ::1')]),
      'refused ::1, refused 127.0.0.1',
    ],
    ['an error without a message', new TypeError(), 'TypeError'],
    ['anything else', 'closed', 'closed'],
  ])('is on one line: %s', (_, error, expected) => {
    expect(failureOf(error)).toBe(expected);
  });
});
