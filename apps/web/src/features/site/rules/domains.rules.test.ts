import { expect, test } from 'vitest';
import { domainsIn } from './domains.rules.ts';

test.each([
  ['', []],
  ['example.org', ['example.org']],
  ['Example.org, @example.com\nexample.net;example.org', ['example.org', 'example.com', 'example.net']],
  ['ada@example.org', ['example.org']],
])('reads %j', (text, domains) => {
  expect(domainsIn(text)).toEqual(domains);
});
