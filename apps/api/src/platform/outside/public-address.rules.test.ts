import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.rules.ts';

/** A range of IPv4 as its first and last address. */
const ranges = [
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.88.99.0', '192.88.99.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'],
  ['203.0.113.0', '203.0.113.255'],
  ['224.0.0.0', '255.255.255.255'],
  ['168.63.129.16', '168.63.129.16'],
].map((pair) => pair.map(numberOf) as [number, number]);

function numberOf(address: string): number {
  return address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
}

const dotted = (number: number): string => [24, 16, 8, 0].map((bits) => Math.floor(number / 2 ** bits) % 256).join('.');
const anyIpv4 = fc.oneof(
  fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  // The edges of the ranges, and the addresses next to them.
  fc
    .constantFrom(...ranges.flat())
    .chain((edge) => fc.constantFrom(edge - 1, edge, edge + 1))
    .filter((number) => number >= 0 && number < 2 ** 32),
);
const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 });
const ipv6 = (parts: readonly number[]): string => parts.map((part) => part.toString(16)).join(':');

describe('an IPv4 address', () => {
  it('is public unless it is in a reserved range', () => {
    fc.assert(
      fc.property(anyIpv4, (number) => {
        const apart = ranges.some(([first, last]) => number >= first && number <= last);
        expect(isPublicAddress(dotted(number)), dotted(number)).toBe(!apart);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('an IPv6 address', () => {
  it('is not public when it contains any IPv4 address', () => {
    fc.assert(
      fc.property(anyIpv4, (number) => {
        const [high, low] = [Math.floor(number / 65536), number % 65536];
        for (const address of [
          ipv6([0, 0, 0, 0, 0, 0xffff, high, low]),
          `::ffff:${dotted(number)}`,
          ipv6([0, 0, 0, 0, 0, 0, high, low]),
          ipv6([0x64, 0xff9b, 0, 0, 0, 0, high, low]),
          `64:ff9b::${dotted(number)}`,
          ipv6([0x64, 0xff9b, 1, 0, 0, 0, high, low]),
          ipv6([0x2002, high, low, 0, 0, 0, 0, 1]),
          ipv6([0x2001, 0, high, low, 0, 0, 0, 1]),
        ]) {
          expect(isPublicAddress(address), address).toBe(false);
        }
      }),
    );
  });

  it('is public in the allocated part, except in its reserved ranges', () => {
    fc.assert(
      fc.property(
        fc.tuple(
          fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.constantFrom(0x2001, 0x2002, 0x3fff, 0x1fff, 0x4000)),
          groups,
        ),
        ([first, [, second = 0, ...rest]]) => {
          const address = ipv6([first, second, ...rest]);
          const handedOut = first >= 0x2000 && first <= 0x3fff;
          const apart =
            first === 0x2002 ||
            (first === 0x2001 && (second < 0x200 || second === 0xdb8)) ||
            (first === 0x3fff && second < 0x1000);
          expect(isPublicAddress(address), address).toBe(handedOut && !apart);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it.each([
    '::1',
    '::',
    'fe80::1',
    'fe80::1%eth0',
    '2a00:1450::1%eth0',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '100::1',
    '5f00::1',
  ])('such as %s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['2a00:1450:4001:80b::200e', '2606:4700::1111'])('such as %s is (control)', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
});

it('is not recognised in other text', () => {
  for (const text of ['', 'example.org', '1.2.3', '1.2.3.4.5', '8.8.8.8 ', '[2606:4700::1111]', '0x8.8.8.8']) {
    expect(isPublicAddress(text), text).toBe(false);
  }
});
