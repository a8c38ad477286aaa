import { describe, expect, test } from 'vitest';
import { apiErrorFrom, networkError } from './api-error.ts';

const document = (...errors: { code: string; detail: string; pointer?: string }[]) => ({
  errors: errors.map(({ code, detail, pointer }) => ({
    status: '422',
    code,
    title: 'A field is not valid.',
    detail,
    source: pointer ? { pointer } : undefined,
    meta: { request_id: 'r-1' },
  })),
});

describe('apiErrorFrom', () => {
  test.each([
    [401, 'Please login again.'],
    [403, 'Your access to the ressource has expired. Please try again.'],
    [404, 'The ressource was not found.'],
    [500, 'An error occurred on the server.'],
    [502, 'An error occurred on the server.'],
  ])('uses the message of the table for a %i without a body', (status, message) => {
    for (const body of [undefined, null, '', 'text', [], {}, { errors: '' }, { errors: 7 }, { errors: [null] }]) {
      expect(apiErrorFrom(status, body)).toMatchObject({ status, message, errors: [], code: `status_${status}` });
    }
  });

  test('prefers the message of the response to the table', () => {
    const error = apiErrorFrom(404, document({ code: 'not_found', detail: 'There is no such project.' }));
    expect(error).toMatchObject({ message: 'There is no such project.', code: 'not_found', requestId: 'r-1' });
  });

  test('keeps every error with its pointer, and states each sentence once', () => {
    const error = apiErrorFrom(
      422,
      document(
        { code: 'invalid_attribute', detail: 'This field is required.', pointer: '/data/attributes/title' },
        { code: 'invalid_attribute', detail: 'This field is required.', pointer: '/data/attributes/name' },
      ),
    );
    expect(error.message).toBe('This field is required.');
    expect(error.errors.map(({ pointer }) => pointer)).toEqual(['/data/attributes/title', '/data/attributes/name']);
  });

  test.each([
    [{ errors: 'Disk full.' }],
    [{ message: 'Disk full.' }],
    [{ error: 'Disk full.' }],
    // Errors and messages of the response come first, then its error.
    [{ error: 'Internal', message: 'Disk full.' }],
    [{ error: 'Internal', errors: 'Disk full.' }],
    [{ errors: '', message: 7, error: 'Disk full.' }],
  ])('reads a plain sentence: %j', (body) => {
    expect(apiErrorFrom(500, body)).toMatchObject({ message: 'Disk full.', code: 'status_500', errors: [] });
  });

  test('reads how long to wait before a retry', () => {
    expect(apiErrorFrom(429, {}, '42').retryAfterSeconds).toBe(42);
    expect(apiErrorFrom(429, {}, 'Sat, 21 Nov 2026 00:00:00 GMT').retryAfterSeconds).toBeUndefined();
    expect(apiErrorFrom(429, {}).retryAfterSeconds).toBeUndefined();
  });
});

test('a call without a response is a network error', () => {
  expect(networkError()).toMatchObject({ status: 0, code: 'network', message: 'A network error occured.' });
});
