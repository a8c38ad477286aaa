import { existsSync, readFileSync } from 'node:fs';
import type { Tally } from './tally.ts';
import type { TimedCase, TimedFile } from './timings.ts';

/** The parts of Vitest's JSON report that are used. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { status: string }[];
  }[];
}

/** The parts of Playwright's JSON report that are used. A flaky test passed only at the second attempt. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites: readonly PlaywrightSuite[];
}

/** A file, or a group of tests in a file; files are named by their path below the folder of the tests. */
interface PlaywrightSuite {
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      /** `flaky`: passed at the second attempt. */
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly {
        readonly duration: number;
        readonly attachments?: readonly { readonly name: string; readonly path?: string }[];
      }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/**
 * A runner's ending: its exit code, the tally of its report if it wrote one, and whether only a part of the tests was
 * requested.
 */
export interface Ending {
  readonly exitCode: number;
  readonly reported: Tally | undefined;
  readonly partial: boolean;
}

/** A file that fails without a failed test in it (it did not load, a hook threw) counts as one failure. */
export function tallyOfVitest(report: VitestReport): Tally {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A test that needed a second attempt counts as failed. */
export const tallyOfPlaywright = ({ stats }: PlaywrightReport): Tally => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
});

/** The durations of the files and cases of the browser tests. Playwright adds the hooks of a file to its first case. */
export function timesOfPlaywright({ suites }: PlaywrightReport): TimedFile[] {
  return suites.map((suite) => {
    const cases = casesOf(suite, []);
    const seconds = cases.reduce((sum, each) => sum + each.seconds, 0);
    return { group: 'e2e', file: `e2e/tests/${suite.title}`, seconds, cases };
  });
}

/** The failed cases of the browser tests, a line each. */
export const failuresOfPlaywright = ({ suites }: PlaywrightReport): string[] =>
  suites.flatMap((suite) => failedCasesOf(suite, []).map((name) => `e2e  e2e/tests/${suite.title}  ${name}`));

function failedCasesOf({ specs, suites = [] }: PlaywrightSuite, outer: readonly string[]): string[] {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'));
  return [
    ...failed.map(({ title }) => [...outer, title].join(' > ')),
    ...suites.flatMap((suite) => failedCasesOf(suite, [...outer, suite.title])),
  ];
}

/** The files in which Playwright wrote what the pages of failed cases showed. */
export const pagesOfPlaywright = (report: { readonly suites?: readonly PlaywrightSuite[] }): string[] =>
  (report.suites ?? []).flatMap((suite) => [
    ...suite.specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .flatMap(({ attachments = [] }) => attachments)
      .flatMap(({ name, path }) => (name === 'error-context' && path !== undefined ? [path] : [])),
    ...pagesOfPlaywright(suite),
  ]);

function casesOf({ specs, suites = [] }: PlaywrightSuite, outer: readonly string[]): TimedCase[] {
  const own = specs.map(({ title, tests }) => ({
    name: [...outer, title].join(' > '),
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
  }));
  return [...own, ...suites.flatMap((suite) => casesOf(suite, [...outer, suite.title]))];
}

/**
 * The tally for the ending of a runner. A runner that crashed, wrote no report, or ran nothing although everything was
 * requested, counts as one failure.
 */
export function tallyOfEnding({ exitCode, reported, partial }: Ending): Tally {
  if (!reported) return { passed: 0, failed: 1, skipped: 0 };
  const ranNothing = reported.passed + reported.failed === 0;
  if (ranNothing) return partial ? reported : { ...reported, failed: 1 };
  return exitCode !== 0 && reported.failed === 0 ? { ...reported, failed: 1 } : reported;
}

/** Reads a runner's report; undefined when it wrote none. */
export function readReport<R>(file: string): R | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as R) : undefined;
}
