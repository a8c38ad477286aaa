import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './lock.mjs';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foreglow-lock-'));
  lock = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('work under a lock never overlaps', async () => {
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} in`);
    await sleep(50);
    events.push(`${name} out`);
  };
  const waits: number[] = [];
  await Promise.all(
    ['a', 'b', 'c'].map((name) => withLock(lock, work(name), { onWait: (pid: number) => waits.push(pid) })),
  );
  const pairs = [0, 2, 4].map((index) => events.slice(index, index + 2).map((event) => event.split(' ')[0]));
  for (const [entered, left] of pairs) expect(entered).toBe(left);
  expect(waits).toContain(process.pid);
  expect(existsSync(lock)).toBe(false);
});

test('the lock of an ended process is taken over', async () => {
  writeFileSync(lock, '999999999\n');
  expect(await withLock(lock, async () => 'done')).toBe('done');
});

// A full disk or a crash of the machine leaves such files.
test.each(['', '\n', 'no number'])('a lock without a process id, %j, is taken over', async (content) => {
  writeFileSync(lock, content);
  expect(await withLock(lock, async () => 'done')).toBe('done');
});

test('failed work releases the lock', async () => {
  await expect(withLock(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(existsSync(lock)).toBe(false);
});
