import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BackupError } from './backup-error.ts';
import { formatVersion, type Head, type Manifest, partNames } from './manifest.ts';
import { Progress } from './progress.ts';
import { readRows } from './read-rows.ts';
import { TarWriter } from './tar-writer.ts';
import { verifyBackup } from './verify-backup.ts';

const head: Head = {
  format: 'foreglow-backup',
  format_version: formatVersion,
  app_version: '0.1.0',
  created_at: '2026-11-23T12:00:00.000Z',
  migrations: [{ name: '0001_foundation.sql', checksum: 'x' }],
};
let folder: string;
let path: string;
let whole: Buffer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foreglow-verify-'));
  path = join(folder, 'backup.tar');
  whole = await made();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A small backup; `change` makes it differ from a valid one. */
async function made(
  change: (manifest: Manifest) => object = (manifest) => manifest,
  first: object = head,
  lines = '["1"]\n["2"]\n',
) {
  const file = await open(path, 'w+');
  const archive = new TarWriter(file, new Date(0));
  const headPart = await archive.add(partNames.head, Buffer.from(JSON.stringify(first)));
  const rows = await archive.add('tables/tags/00001.jsonl.zst', zstdCompressSync(lines));
  const picture = await archive.add('files/images/a/small.webp', Buffer.alloc(700, 'picture'));
  const table = { name: 'tags', columns: [{ name: 'id', type: 'integer' }], rows: 2, parts: [{ ...rows, rows: 2 }] };
  const manifest = { ...head, head: headPart, tables: [table], sequences: [], files: [picture], missing: [] };
  const { sha256 } = await archive.add(partNames.manifest, Buffer.from(JSON.stringify(change(manifest))));
  await archive.add(partNames.manifestHash, Buffer.from(sha256));
  await archive.finish();
  await file.close();
  return readFileSync(path);
}

async function verify(bytes: Uint8Array): Promise<Manifest> {
  writeFileSync(path, bytes);
  const file = await open(path, 'r');
  try {
    return await verifyBackup(file, new Progress(() => undefined));
  } finally {
    await file.close();
  }
}

it('accepts a complete file, which other programs can read too', async () => {
  expect(await verify(whole)).toMatchObject({ files: [{ name: 'files/images/a/small.webp', size: 700 }] });
  expect(execFileSync('tar', ['--list', '--file', path]).toString().split('\n')).toContain('files/images/a/small.webp');
});

it('refuses a file with any byte changed', async () => {
  for (let at = 0; at < whole.length; at += 11) {
    const changed = Buffer.from(whole);
    changed.writeUInt8((changed.readUInt8(at) + 1) % 256, at);
    await expect(verify(changed), `byte ${at}`).rejects.toThrow(BackupError);
  }
});

it('refuses a file that ends early or continues after its end', async () => {
  for (let length = 0; length < whole.length; length += 256) {
    await expect(verify(whole.subarray(0, length)), `${length} bytes`).rejects.toThrow(BackupError);
  }
  await expect(verify(Buffer.concat([whole, Buffer.alloc(512)]))).rejects.toThrow(BackupError);
});

it.each<[string, (manifest: Manifest) => object, RegExp]>([
  [
    'a part is missing',
    (m) => ({ ...m, files: [...m.files, { ...m.head, name: 'files/b' }] }),
    /lacks the part files\/b/,
  ],
  ['a part is not listed', (m) => ({ ...m, files: [] }), /does not name: files/],
  ['a part has another hash', (m) => ({ ...m, files: m.files.map((f) => ({ ...f, sha256: '0' })) }), /is damaged/],
  ['rows are missing', (m) => ({ ...m, tables: m.tables.map((t) => ({ ...t, rows: 3 })) }), /3 rows of tags/],
  ['the list is none', () => ({ tables: 1 }), /list of parts in the file is damaged/],
])('refuses a file where %s', async (_what, change, sentence) => {
  await expect(verify(await made(change))).rejects.toThrow(sentence);
});

it('refuses a file of another program or of a newer format', async () => {
  await expect(verify(Buffer.from('PK\u0003\u0004 a ZIP archive'.repeat(100)))).rejects.toThrow(
    'not a backup of Foreglow',
  );
  await expect(verify(await made(undefined, { name: 'other' }))).rejects.toThrow('not a backup of Foreglow');
  const newer = { ...head, format_version: formatVersion + 1, app_version: '9.0.0' };
  await expect(verify(await made(undefined, newer))).rejects.toThrow('newer version of Foreglow (9.0.0)');
});

it.each([
  ['is no JSON', '["1"]\n["2"\n'],
  ['is no array', '["1"]\n{"2":"2"}\n'],
  ['contains something other than texts', '["1"]\n[2]\n'],
  ['does not end', '["1"]\n["2"]\n["3'],
])('refuses a file with a row that %s, since it could not be restored', async (_what, lines) => {
  await expect(verify(await made(undefined, head, lines))).rejects.toThrow(/tags\/00001.jsonl.zst is damaged/);
});

it('unpacks a part row by row: a few kilobytes may contain gigabytes', async () => {
  const row = '["a"]\n';
  const packed = zstdCompressSync(Buffer.from(row.repeat(40_000_000 / row.length)));
  expect(packed.length).toBeLessThan(10_000);
  let rows = 0;
  const pieces = async function* () {
    for (let at = 0; at < packed.length; at += 100) yield packed.subarray(at, at + 100);
  };
  for await (const read of readRows('tables/tags/1', pieces())) {
    rows += 1;
    if (rows === 1) expect(read).toBe('["a"]');
  }
  expect(rows).toBe(Math.floor(40_000_000 / row.length));
});
