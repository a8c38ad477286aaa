import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

export interface TimedCase {
  /** The name of the case, after those of the groups around it. */
  readonly name: string;
  readonly seconds: number;
}

export interface TimedFile {
  /** The group of tests, named as in `npm test -- <group>`. */
  readonly group: string;
  /** Path below the repository. */
  readonly file: string;
  /** The total time of the file: loading it, its hooks and its cases. */
  readonly seconds: number;
  readonly cases: readonly TimedCase[];
}

/** A group of a run as a whole. */
interface TimedGroup {
  readonly group: string;
  readonly cases: number;
  /** The total time of its files; with several workers the run takes less time. */
  readonly seconds: number;
}

const shownCases = 15;
const shownFiles = 15;

/** The groups of a run with the total times of their files, the slowest first. */
export function groupsOf(files: readonly TimedFile[]): TimedGroup[] {
  const byGroup = Map.groupBy(files, ({ group }) => group);
  return [...byGroup]
    .map(([group, its]) => ({
      group,
      cases: its.reduce((sum, { cases }) => sum + cases.length, 0),
      seconds: its.reduce((sum, { seconds }) => sum + seconds, 0),
    }))
    .sort(slowestFirst);
}

/** The times of a run, as lines to print: its groups, its slowest files and its slowest cases. */
export function describeTimings(files: readonly TimedFile[]): string[] {
  const cases = files.flatMap(({ group, file, cases }) =>
    cases.map(({ name, seconds }) => ({ seconds, text: `${group}  ${file}  ${name}` })),
  );
  return [
    'Groups, the time of all files added up:',
    ...groupsOf(files).map(({ group, cases, seconds }) => line(seconds, `${group}  ${cases} cases`)),
    'The slowest files:',
    ...[...files]
      .sort(slowestFirst)
      .slice(0, shownFiles)
      .map(({ group, file, seconds }) => line(seconds, `${group}  ${file}`)),
    'The slowest cases:',
    ...cases
      .sort(slowestFirst)
      .slice(0, shownCases)
      .map(({ seconds, text }) => line(seconds, text)),
  ];
}

/** Stores the timings of a run: files, the slowest first, each with its cases. */
export function keepTimings(file: string, timed: readonly TimedFile[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify([...timed].sort(slowestFirst), null, 2)}\n`);
}

/** A path below the repository, in the form that timings use. */
export const belowRoot = (path: string): string => relative(root, path);

const slowestFirst = (one: { seconds: number }, other: { seconds: number }) => other.seconds - one.seconds;
const line = (seconds: number, text: string) => `${seconds.toFixed(1).padStart(8)} s  ${text}`;
