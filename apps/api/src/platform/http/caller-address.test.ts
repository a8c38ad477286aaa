import { describe, expect, it } from 'vitest';
import { callerAddress, isNetwork } from './caller-address.ts';

describe('the address by which a caller is counted', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:4711', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
  ])('of %s is %s', (given, counted) => {
    expect(callerAddress(given)).toBe(counted);
  });

  it.each([
    undefined,
    '',
    'unknown',
    '1',
    '192.0.2',
    '0x7f.1',
    '192.0.2.256',
    '192.0.2.1 ',
    '192.0.2.1:port',
    '2001:db8',
    '::1::',
    'x'.repeat(10_000),
    '1'.repeat(10_000),
    '\u0000',
  ])('is not made of %j', (given) => {
    expect(() => callerAddress(given)).toThrow('The address that the proxy names for you is not valid.');
  });
});

it('a network is an address, or one with a length', () => {
  for (const text of ['10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8']) expect(isNetwork(text), text).toBe(true);
  for (const text of ['true', '10', '10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0.0/', 'proxy.example.org', '']) {
    expect(isNetwork(text), text).toBe(false);
  }
});
