import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blockBytes, endOfTar, paddingOf, readTarHeader, tarHeader } from './tar.rules.ts';

const modified = new Date('2026-11-23T12:00:00Z');
const segment = fc.stringMatching(/^[a-z0-9._-]{1,60}$/);

it('reads what it writes', () => {
  const header = fc.record({ name: fc.array(segment, { minLength: 1, maxLength: 3 }), size: fc.nat(8_589_934_591) });
  fc.assert(
    fc.property(header, ({ name, size }) => {
      const given = { name: name.join('/'), size };
      const block = tarHeader(given, modified);
      expect(block.length).toBe(blockBytes);
      expect(readTarHeader(block)).toEqual(given);
    }),
  );
});

it('detects every change of a byte', () => {
  const block = tarHeader({ name: 'files/images/x7k2/small.webp', size: 12_345 }, modified);
  for (let at = 0; at < block.length; at += 1) {
    const changed = Buffer.from(block);
    changed.writeUInt8((changed.readUInt8(at) + 1) % 256, at);
    expect(readTarHeader(changed), `byte ${at}`).toBeUndefined();
  }
});

it('recognises the end, and rejects names and sizes that do not fit', () => {
  expect(readTarHeader(endOfTar.subarray(0, blockBytes))).toBe('end');
  expect([paddingOf(0), paddingOf(1), paddingOf(512)]).toEqual([0, 511, 0]);
  expect(() => tarHeader({ name: 'a'.repeat(101), size: 1 }, modified)).toThrow(RangeError);
  expect(() => tarHeader({ name: 'ä', size: 1 }, modified)).toThrow(RangeError);
  expect(() => tarHeader({ name: 'a', size: 8 ** 11 }, modified)).toThrow(RangeError);
});
