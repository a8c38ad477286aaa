import { expect, test } from 'vitest';
import { newToken } from '../text/tokens.ts';
import { describeRequest } from './describe-request.ts';
import { redactUrl } from './redact-url.rules.ts';

test.each([
  ['/reset-password?token=abc', '/reset-password?token=[redacted]'],
  ['/invitation?x=1&token=abc&y=2', '/invitation?x=1&token=[redacted]&y=2'],
  ['/setup?TOKEN=abc&token=def', '/setup?TOKEN=[redacted]&token=[redacted]'],
  ['/setup?%74oken=abc', '/setup?%74oken=[redacted]'],
  ['/files/a/b?expires=1&signature=a_b-c', '/files/a/b?expires=1&signature=[redacted]'],
  ['/x?token=a?token=b', '/x?token=[redacted]'],
  ['/cors?url=https%3A%2F%2Ffiles.example%2Fa.png%3FX-Amz-Signature%3Dabc&x=1', '/cors?url=[redacted]&x=1'],
])('secrets that give access are removed from the log: %s', (url, shown) => {
  expect(redactUrl(url)).toBe(shown);
});

test('a token in a path is removed from the log', () => {
  const token = newToken();
  expect(redactUrl(`/v1/invitations/${token}`)).toBe('/v1/invitations/[redacted]');
  expect(redactUrl(`/v1/invitations/${token}/link?a=b`)).toBe('/v1/invitations/[redacted]/link?a=b');
});

test.each([
  '/',
  '/v1/projects/january-scan-x7k2m9q/cards?filter[search]=token&page[size]=2',
  '/v1/cards?%E0%A4%A',
  '/a?',
])('everything else is logged unchanged: %s', (url) => {
  expect(redactUrl(url)).toBe(url);
});

test('a request is described by its redacted address', () => {
  const request = { method: 'GET', url: '/setup?token=abc', host: 'x', ip: '127.0.0.1', socket: { remotePort: 9 } };
  expect(describeRequest(request)).toEqual({
    method: 'GET',
    url: '/setup?token=[redacted]',
    host: 'x',
    remoteAddress: '127.0.0.1',
    remotePort: 9,
  });
});
