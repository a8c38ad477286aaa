import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesBelow, fingerprint, isStamped, stamp } from './stamp.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foreglow-stamp-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src', 'a.ts'), 'a');
});
afterEach(() => rmSync(folder, { recursive: true }));

const present = () =>
  fingerprint(
    folder,
    filesBelow([join(folder, 'src')], (name) => name === 'left-out'),
  );

test('the same files give the same fingerprint', () => {
  expect(present()).toBe(present());
});

test.each([
  ['content', () => writeFileSync(join(folder, 'src', 'a.ts'), 'b')],
  ['a new file', () => writeFileSync(join(folder, 'src', 'b.ts'), '')],
  ['a name', () => renameSync(join(folder, 'src', 'a.ts'), join(folder, 'src', 'z.ts'))],
])('%s changes it', (_what, change) => {
  const before = present();
  change();
  expect(present()).not.toBe(before);
});

test('a file that is left out does not change the fingerprint, but another fact does', () => {
  const before = present();
  writeFileSync(join(folder, 'src', 'left-out'), 'x');
  expect(present()).toBe(before);
  expect(fingerprint(folder, [], ['linux'])).not.toBe(fingerprint(folder, [], ['darwin']));
});

test('a stamp is only valid for the fingerprint it was written for', () => {
  const file = join(folder, 'stamp');
  expect(isStamped(file, 'one')).toBe(false);
  stamp(file, 'one');
  expect(isStamped(file, 'one')).toBe(true);
  expect(isStamped(file, 'two')).toBe(false);
});
