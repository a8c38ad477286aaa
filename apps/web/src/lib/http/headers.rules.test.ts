import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headerValue, xsrfTokenIn } from './headers.rules.ts';

test.each([
  ['', undefined],
  ['other=1', undefined],
  ['XSRF-TOKEN=', undefined],
  ['MY-XSRF-TOKEN=x', undefined],
  ['XSRF-TOKEN=abc', 'abc'],
  ['other=1; XSRF-TOKEN=a%3Db%20c; last=2', 'a=b c'],
  // Malformed, or not allowed in a header.
  ['XSRF-TOKEN=100%', '100%'],
  ['XSRF-TOKEN=%E0%A4%A', '%E0%A4%A'],
  ['XSRF-TOKEN=a%0D%0Ab', 'a%0D%0Ab'],
  ['XSRF-TOKEN=%E2%98%83', '%E2%98%83'],
  ['XSRF-TOKEN=☃', undefined],
])('the token in the cookies %j is %j', (cookies, token) => {
  expect(xsrfTokenIn(cookies)).toBe(token);
});

test('whatever the cookies are, the token is a valid header value', () => {
  const cookie = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom('%', '0', 'D', 'a', 'é') }));
  fc.assert(
    fc.property(cookie, (value) => {
      const token = xsrfTokenIn(`a=b; XSRF-TOKEN=${value}`);
      if (token !== undefined) new Headers({ 'X-XSRF-TOKEN': token });
    }),
  );
});

test('text with letters of other alphabets or line breaks is not a header value', () => {
  expect(['Bearer abc', 'abc\n', 'schlüssel', '鍵'].map(headerValue)).toEqual([
    'Bearer abc',
    undefined,
    undefined,
    undefined,
  ]);
});
