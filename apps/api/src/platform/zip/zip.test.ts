import { buffer } from 'node:stream/consumers';
import { crc32, deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ZipError, ZipFile } from './read-zip.rules.ts';
import { writeZip } from './write-zip.ts';
import { centralEntry, endOfZip, localHeader } from './zip-parts.rules.ts';

const limits = { files: 10, bytes: 1_000_000 };
const moment = new Date('2026-01-02T03:04:06Z');

async function zipOf(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const entries = Object.entries(files).map(([name, text]) => ({
    name,
    content: (async function* () {
      yield text;
    })(),
  }));
  return buffer(writeZip(entries, moment));
}

const why = (read: () => unknown) => {
  try {
    read();
  } catch (error) {
    return error instanceof ZipError ? error.why : error;
  }
  return 'read';
};

describe('a ZIP archive', () => {
  it('returns the files that were written into it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(
          fc.string({ minLength: 1 }).map((name) => `x/${name.replaceAll('\\', '')}`),
          fc.string({ unit: 'binary' }),
          { maxKeys: 5 },
        ),
        async (files) => {
          const zip = new ZipFile(await zipOf(files), limits);
          for (const [name, text] of Object.entries(files)) expect(zip.text(name)).toBe(text);
          expect(zip.text('none')).toBeUndefined();
        },
      ),
      { numRuns: 50 },
    );
  });

  it('fails if the content of a file fails', async () => {
    const content = async function* () {
      yield 'a';
      throw new Error('gone');
    };
    await expect(buffer(writeZip([{ name: 'a', content: content() }], moment))).rejects.toThrow('gone');
  });

  it('that claims to be too large is rejected before anything is unpacked', async () => {
    expect(why(() => new ZipFile(Buffer.from('no zip'), limits))).toBe('broken');
    const bytes = await zipOf({ a: 'x'.repeat(1_000_001) });
    expect(why(() => new ZipFile(bytes, limits))).toBe('too large');
    expect(why(() => new ZipFile(bytes, { ...limits, bytes: 1_000_001 }).text('a'))).toBe('read');
    expect(why(() => new ZipFile(bytes, { ...limits, files: 0 }))).toBe('too large');
  });

  it('that contains more than it claims is not unpacked beyond its claim', () => {
    const packed = deflateRawSync(Buffer.alloc(10_000_000));
    const head = localHeader('a', moment);
    const list = centralEntry('a', moment, { crc: 0, size: 10, packed: packed.length }, 0);
    const bytes = Buffer.concat([head, packed, list, endOfZip(1, list.length, head.length + packed.length)]);
    expect(why(() => new ZipFile(bytes, limits).text('a'))).toBe('broken');
  });

  it('may be in the form ZIP64, within the same limits', () => {
    const content = Buffer.from('text');
    const packed = deflateRawSync(content);
    const archive = (claimed: number, count = 1n) => {
      const head = localHeader('a', moment);
      const sums = { crc: crc32(content), size: 0xffffffff, packed: 0xffffffff };
      const list = centralEntry('a', moment, sums, 0xffffffff);
      const extra = Buffer.alloc(4 + 24);
      extra.writeUInt16LE(1, 0);
      extra.writeUInt16LE(24, 2);
      for (const [at, value] of [claimed, packed.length, 0].entries())
        extra.writeBigUInt64LE(BigInt(value), 4 + at * 8);
      list.writeUInt16LE(extra.length, 30);
      const begin = head.length + packed.length;
      const end64 = Buffer.alloc(56);
      end64.writeUInt32LE(0x06064b50, 0);
      end64.writeBigUInt64LE(count, 32);
      end64.writeBigUInt64LE(BigInt(begin), 48);
      const locator = Buffer.alloc(20);
      locator.writeUInt32LE(0x07064b50, 0);
      locator.writeBigUInt64LE(BigInt(begin + list.length + extra.length), 8);
      const end = endOfZip(1, 0, 0xffffffff);
      end.writeUInt16LE(0xffff, 10);
      return Buffer.concat([head, packed, list, extra, end64, locator, end]);
    };
    expect(new ZipFile(archive(content.length), limits).text('a')).toBe('text');
    expect(why(() => new ZipFile(archive(5), limits).text('a'))).toBe('broken');
    expect(why(() => new ZipFile(archive(1_000_001), limits))).toBe('too large');
    expect(why(() => new ZipFile(archive(4, 11n), limits))).toBe('too large');
    expect(why(() => new ZipFile(archive(4, 2n ** 60n), limits))).toBe('broken');
  });

  it('with content that does not have its checksum or its length is rejected', () => {
    const content = Buffer.from('text');
    const zip = (sums: { crc: number; size: number }) => {
      const packed = deflateRawSync(content);
      const head = localHeader('a', moment);
      const list = centralEntry('a', moment, { ...sums, packed: packed.length }, 0);
      return Buffer.concat([head, packed, list, endOfZip(1, list.length, head.length + packed.length)]);
    };
    const sums = { crc: crc32(content), size: content.length };
    expect(new ZipFile(zip(sums), limits).text('a')).toBe('text');
    expect(why(() => new ZipFile(zip({ ...sums, crc: sums.crc ^ 1 }), limits).text('a'))).toBe('broken');
    expect(why(() => new ZipFile(zip({ ...sums, size: 5 }), limits).text('a'))).toBe('broken');
  });

  it('with one changed bit in a file is never read as another text', async () => {
    const text = Array.from({ length: 200 }, (_, row) => `card ${row * row}`).join('\n');
    const bytes = await zipOf({ a: text });
    const length = bytes.readUInt32LE(bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 20);
    const outcomes = Array.from({ length: length * 8 }, (_, bit) => {
      const changed = Buffer.from(bytes);
      const at = localHeader('a', moment).length + (bit >> 3);
      changed.writeUInt8(changed.readUInt8(at) ^ (1 << (bit & 7)), at);
      let read: string | undefined;
      const outcome = why(() => {
        read = new ZipFile(changed, limits).text('a');
      });
      return outcome === 'read' && read !== text ? 'another text' : outcome;
    });
    expect(outcomes).toContain('broken');
    expect(outcomes).not.toContain('another text');
  });

  it('that is cut off is rejected', async () => {
    const bytes = await zipOf({ a: 'text' });
    expect(why(() => new ZipFile(bytes.subarray(0, -10), limits))).toBe('broken');
    expect(why(() => new ZipFile(bytes.subarray(20), limits).text('a'))).toBe('broken');
  });
});
