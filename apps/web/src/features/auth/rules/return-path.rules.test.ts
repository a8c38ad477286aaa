import { expect, test } from 'vitest';
import { returnPath } from './return-path.rules.ts';

test.each([
  ['/w/a?page=2', '/w/a?page=2'],
  ['/', '/'],
  [undefined, undefined],
  ['', undefined],
  ['https://evil.example', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['/login', undefined],
  ['/login?return=/x', undefined],
  ['/logout', undefined],
  ['/loginless', '/loginless'],
])('%s', (given, path) => {
  expect(returnPath(given)).toBe(path);
});
