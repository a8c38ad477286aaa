import { expect, test } from 'vitest';
import { abandoned, temporaryPlace } from './temporary-folder.rules.ts';

const gigabyte = 2 ** 30;
const memory = { folder: '/memory', freeBytes: 12 * gigabyte };

test.each([
  ['in memory, where enough is free', memory, 20 * gigabyte, '/memory'],
  ['on disk, where there is no file system in memory', undefined, 20 * gigabyte, '/disk'],
  [
    'on disk, where the file system in memory is small',
    { ...memory, freeBytes: gigabyte / 16 },
    20 * gigabyte,
    '/disk',
  ],
  ['on disk, where a container limits the memory', memory, 2 * gigabyte, '/disk'],
])('temporary files are %s', (_what, place, free, expected) => {
  expect(temporaryPlace('/disk', place, free)).toBe(expected);
});

test('only what a killed run left behind an hour ago is abandoned', () => {
  const now = 10 * 3_600_000;
  const old = now - 3_700_000;
  const folders = [
    { name: 'fg-7-killed', changedAt: old },
    { name: 'fg-7-fresh', changedAt: now - 60_000 },
    { name: 'fg-8-running', changedAt: old },
    { name: 'fg-71-running', changedAt: old },
    { name: 'fg-killed', changedAt: old },
    { name: 'foreglow-test-7-killed', changedAt: old },
  ];
  expect(abandoned(folders, (pid) => pid !== 7, now)).toEqual(['fg-7-killed']);
});
