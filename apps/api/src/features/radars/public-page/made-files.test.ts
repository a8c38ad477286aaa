import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { problem } from '#platform/http/problem.ts';
import { MadeFiles } from './made-files.ts';

/** Files of 10 bytes, of which three are kept. `made` lists the keys of those that were made, `taken` who paid. */
function someFiles(points = 100) {
  const taken: string[] = [];
  const made: string[] = [];
  const files = new MadeFiles(30, {
    take: async (address) => {
      if (taken.filter((other) => other === address).length >= points) throw problem('too_many_requests');
      taken.push(address);
    },
    giveBack: async () => undefined,
    forgive: async () => undefined,
  });
  const read = (key: string, address: string) =>
    files.read(key, address, async () => {
      made.push(key);
      await new Promise(setImmediate);
      return { type: 'text/plain', bytes: Buffer.alloc(10, key) };
    });
  return { read, made, taken };
}

describe('files that are kept', () => {
  it('are made once, and later readers do not count towards the limit', async () => {
    const { read, made, taken } = someFiles();
    const first = await read('page', 'ada');
    expect(first.bytes.toString()).toBe('pagepagepa');
    expect(await read('page', 'ada')).toBe(first);
    expect(await read('page', 'ben')).toBe(first);
    expect({ made, taken }).toEqual({ made: ['page'], taken: ['ada'] });
  });

  it('are made once for all who ask at the same time, and count once for each address', async () => {
    const { read, made, taken } = someFiles(1);
    await Promise.all([...Array.from({ length: 50 }, () => read('page', 'office')), read('page', 'home')]);
    expect({ made, taken }).toEqual({ made: ['page'], taken: ['office', 'home'] });
  });

  it('are made again when others needed the memory', async () => {
    const { read, made } = someFiles();
    for (const key of ['a', 'b', 'c', 'd', 'd', 'a']) await read(key, 'ada');
    expect(made).toEqual(['a', 'b', 'c', 'd', 'a']);
  });

  it('can be read by an address that has no points left, unlike others', async () => {
    const { read, made } = someFiles(1);
    await read('a', 'ada');
    await expect(read('b', 'ada')).rejects.toMatchObject({ status: 429 });
    await read('a', 'ada');
    await read('b', 'ben');
    await read('b', 'ada');
    expect(made).toEqual(['a', 'b']);
  });

  it('are asked for again after a failure', async () => {
    const files = new MadeFiles(30, someFilesLimit);
    const failing = () => Promise.reject(new Error('broken'));
    await expect(files.read('a', 'ada', failing)).rejects.toThrow('broken');
    const file = { type: 'text/plain', bytes: Buffer.from('a') };
    expect(await files.read('a', 'ada', async () => file)).toMatchObject(file);
  });

  it('are compressed once, unless they are pictures', async () => {
    const files = new MadeFiles(10_000, someFilesLimit);
    const read = (type: string) => files.read(type, 'ada', async () => ({ type, bytes: Buffer.from('abc') }));
    const zipped = await (await read('text/csv; charset=utf-8')).zipped?.();
    expect(gunzipSync(zipped ?? '').toString()).toBe('abc');
    expect(await (await read('text/csv; charset=utf-8')).zipped?.()).toBe(zipped);
    expect((await read('image/png')).zipped).toBeUndefined();
  });
});

const someFilesLimit = { take: async () => undefined, giveBack: async () => undefined, forgive: async () => undefined };
