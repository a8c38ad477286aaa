import { expect, test } from 'vitest';
import { describeTimings, groupsOf } from './timings.ts';

const file = (group: string, name: string, ...seconds: number[]) => ({
  group,
  file: name,
  seconds: seconds.reduce((sum, each) => sum + each, 1),
  cases: seconds.map((each, at) => ({ name: `case ${at}`, seconds: each })),
});

test('a group has the total time of its files, and the slowest group is first', () => {
  expect(groupsOf([file('web', 'a', 1), file('api', 'b', 5, 5), file('web', 'c', 2)])).toEqual([
    { group: 'api', cases: 2, seconds: 11 },
    { group: 'web', cases: 2, seconds: 5 },
  ]);
});

test('of many cases and files the fifteen slowest are shown, with their group and file', () => {
  const files = Array.from({ length: 20 }, (_, at) => file('web', `f${at}.test.ts`, at));
  const lines = describeTimings(files);
  expect(lines.filter((line) => line.includes('case 0'))).toHaveLength(15);
  expect(lines.filter((line) => line.endsWith('.test.ts'))).toHaveLength(15);
  expect(lines).toContain('    19.0 s  web  f19.test.ts  case 0');
  expect(lines.at(-1)).toBe('     5.0 s  web  f5.test.ts  case 0');
});
