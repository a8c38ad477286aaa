import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ZipFile as WrittenZip } from 'yazl';
import { ZipError, ZipFile } from './read-zip.rules.ts';
import { writeZip } from './write-zip.ts';

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

const why = async (read: () => unknown) => {
  try {
    await read();
  } catch (error) {
    return error instanceof ZipError ? error.why : error;
  }
  return 'read';
};

const textIn = async (bytes: Uint8Array, within = limits) => (await ZipFile.open(bytes, within)).text('a');

/** The header of a file whose name is one letter, before its content. */
const localHeaderLength = 31;
/** The begin of the list of files. */
const listAt = (bytes: Buffer) => bytes.indexOf('PK\u0001\u0002');
/** Where the list has a number about its first file. */
const inList = { crc: 16, packed: 20, size: 24, offset: 42 };
/** The begin of the numbers of eight bytes. */
const extraOf64 = Buffer.from([1, 0, 24, 0]);

/** An archive with other numbers in its list. */
function changed(bytes: Buffer, numbers: readonly (readonly [at: number, value: number])[]): Buffer {
  const copy = Buffer.from(bytes);
  for (const [at, value] of numbers) copy.writeUInt32LE(value, listAt(bytes) + at);
  return copy;
}

describe('a ZIP archive', () => {
  it('returns the files that were written into it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(
          fc.string({ minLength: 1 }).map((name) => `x/${name.replace(/[\\/]/g, '')}x`),
          fc.string({ unit: 'binary' }),
          { maxKeys: 5 },
        ),
        async (files) => {
          const zip = await ZipFile.open(await zipOf(files), limits);
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

  it('is written no further than it is read', async () => {
    const stopped: string[] = [];
    const content = async function* () {
      try {
        for (;;) yield randomBytes(100_000);
      } finally {
        stopped.push('content');
      }
    };
    const entries = async function* () {
      try {
        yield { name: 'a', content: content() };
      } finally {
        stopped.push('entries');
      }
    };
    for await (const piece of writeZip(entries(), moment)) if (piece.length > 1000) break;
    await expect.poll(() => stopped).toEqual(['content', 'entries']);
  });

  it('that claims to be too large is rejected before anything is unpacked', async () => {
    expect(await why(() => ZipFile.open(Buffer.from('no zip'), limits))).toBe('broken');
    const bytes = await zipOf({ a: 'x'.repeat(1_000_001) });
    expect(await why(() => ZipFile.open(bytes, limits))).toBe('too large');
    expect(await why(() => textIn(bytes, { ...limits, bytes: 1_000_001 }))).toBe('read');
    expect(await why(() => ZipFile.open(bytes, { ...limits, files: 0 }))).toBe('too large');
    const twice = await zipOf({ a: 'x'.repeat(500_000), b: 'x'.repeat(500_001) });
    expect(await why(() => ZipFile.open(twice, limits))).toBe('too large');
  });

  it('that contains more than it claims is not unpacked beyond its claim', async () => {
    const bytes = await zipOf({ a: 'x'.repeat(900_000) });
    const claiming = (size: number) => changed(bytes, [[inList.size, size]]);
    expect(await why(() => textIn(claiming(900_000)))).toBe('read');
    expect(await why(() => textIn(claiming(10)))).toBe('broken');
  });

  it('may be in the form ZIP64, within the same limits', async () => {
    const content = Buffer.from('text');
    const archive = async (claimed: number, count = 1n) => {
      const zip = new WrittenZip();
      zip.addBuffer(content, 'a', { forceZip64Format: true });
      zip.end({ forceZip64Format: true, comment: '' });
      const bytes = await buffer(zip.outputStream);
      // In both records, the number follows a fixed number of bytes after the signature.
      bytes.writeBigUInt64LE(BigInt(claimed), bytes.indexOf(extraOf64, listAt(bytes)) + 4);
      bytes.writeBigUInt64LE(count, bytes.lastIndexOf('PK\u0006\u0006') + 32);
      return bytes;
    };
    expect(await textIn(await archive(content.length))).toBe('text');
    for (const [claimed, count, reason] of [
      [5, 1n, 'broken'],
      [1_000_001, 1n, 'too large'],
      [4, 11n, 'too large'],
      [4, 2n ** 60n, 'too large'],
    ] as const) {
      const bytes = await archive(claimed, count);
      expect(await why(() => textIn(bytes))).toBe(reason);
    }
  });

  it('with content that does not have its checksum or its length is rejected', async () => {
    const bytes = await zipOf({ a: 'text' });
    const crc = bytes.readUInt32LE(listAt(bytes) + inList.crc);
    expect(await textIn(changed(bytes, [[inList.size, 4]]))).toBe('text');
    expect(await why(() => textIn(changed(bytes, [[inList.crc, (crc ^ 1) >>> 0]])))).toBe('broken');
    expect(await why(() => textIn(changed(bytes, [[inList.size, 5]])))).toBe('broken');
  });

  it('whose files leave its folder, or are said to be outside of it, is rejected', async () => {
    const bytes = await zipOf({ 'aaaa/a': 'text' });
    for (const name of ['../../', '/aaa/a', 'C:/aaa', 'a/../a', '..\\aaa']) {
      const renamed = Buffer.from(bytes.toString('latin1').replaceAll('aaaa/a', name), 'latin1');
      expect(await why(() => ZipFile.open(renamed, limits)), name).toBe('broken');
    }
    expect(await why(() => ZipFile.open(changed(bytes, [[inList.offset, bytes.length]]), limits))).toBe('broken');
    expect(await why(() => ZipFile.open(changed(bytes, [[inList.packed, bytes.length]]), limits))).toBe('broken');
  });

  it('with one changed bit in a file is never read as another text', async () => {
    const text = Array.from({ length: 200 }, (_, row) => `card ${row * row}`).join('\n');
    const bytes = await zipOf({ a: text });
    const length = bytes.readUInt32LE(listAt(bytes) + inList.packed);
    const outcomes: unknown[] = [];
    for (let bit = 0; bit < length * 8; bit += 1) {
      const damaged = Buffer.from(bytes);
      const at = localHeaderLength + (bit >> 3);
      damaged.writeUInt8(damaged.readUInt8(at) ^ (1 << (bit & 7)), at);
      let read: string | undefined;
      const outcome = await why(async () => {
        read = await textIn(damaged);
      });
      outcomes.push(outcome === 'read' && read !== text ? 'another text' : outcome);
    }
    expect(outcomes).toContain('broken');
    expect(outcomes).not.toContain('another text');
  });

  it('that is cut off is rejected', async () => {
    const bytes = await zipOf({ a: 'text' });
    expect(await why(() => ZipFile.open(bytes.subarray(0, -10), limits))).toBe('broken');
    expect(await why(() => textIn(bytes.subarray(20)))).toBe('broken');
  });
});
