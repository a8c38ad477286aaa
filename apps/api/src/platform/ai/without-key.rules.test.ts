import { expect, it } from 'vitest';
import { withoutKey } from './without-key.rules.ts';

const key = 'sk-proj-Q7vbTz91LmXw4KdPe0';
const told = (echo: string) => withoutKey(`Incorrect API key provided: ${echo} was refused.`, key);
const clean = 'Incorrect API key provided: … was refused.';

it.each([
  ['whole', key],
  ['in quotation marks', `"${key}",`],
  ['in capitals', key.toUpperCase()],
  ['at its beginning', 'Q7vbTz91'],
  ['at its end', 'KdPe0'],
  ['with its middle hidden', 'sk-proj-********KdPe0'],
  ['with its middle left out', 'Q7…Pe0'],
  ['backwards', [...key].reverse().join('')],
  ['in Base64', Buffer.from(key).toString('base64')],
  ['in Base64 after a name', `Basic-${Buffer.from(`user:${key}`).toString('base64')}`],
  ['in Base64 for addresses', Buffer.from(`Bearer ${key}`).toString('base64url')],
  ['in hexadecimal', Buffer.from(key).toString('hex')],
  ['with percent signs', [...key].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')],
  ['in references', [...key].map((letter) => `&#${letter.charCodeAt(0)};`).join('')],
  ['in an address', `https://api.example/v1?key=${encodeURIComponent(key)}&x=1`],
])('a key that is repeated %s is not shown', (_, echo) => expect(told(echo)).toBe(clean));

it('a key that is divided by spaces is not shown', () => {
  expect(told([...key].join(' '))).not.toMatch(/Q 7 v|P e 0/);
});

it('a message without the key stays as it is', () => {
  const message =
    'You exceeded your current quota (tier 2): 10,000 of 10,000 tokens, code rate_limit_exceeded. Request req-88f1.';
  expect(withoutKey(message, key)).toBe(message);
});
