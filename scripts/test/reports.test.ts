import { describe, expect, test } from 'vitest';
import {
  failuresOfPlaywright,
  pagesOfPlaywright,
  tallyOfEnding,
  tallyOfPlaywright,
  tallyOfVitest,
  timesOfPlaywright,
} from './reports.ts';
import { closingLine, noTestRan, sum } from './tally.ts';

const counts = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
const green = { passed: 2, failed: 0, skipped: 0 };
const nothing = { passed: 0, failed: 0, skipped: 0 };

describe("Vitest's report", () => {
  test('is counted test by test', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }];
    expect(tallyOfVitest({ ...counts, testResults })).toEqual({ passed: 3, failed: 1, skipped: 3 });
  });

  test('has one more failure for a file that did not load', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(tallyOfVitest({ ...counts, testResults }).failed).toBe(2);
  });
});

test("in Playwright's report a flaky test is a failed one", () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 };
  expect(tallyOfPlaywright({ stats, suites: [] })).toEqual({ passed: 4, failed: 2, skipped: 1 });
});

test("Playwright's report contains the time of each file and each case, also of one inside a group", () => {
  const spec = (title: string, ...durations: number[]) => ({
    title,
    tests: [{ status: 'expected' as const, results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [
    {
      title: 'cards.spec.ts',
      specs: [spec('opens', 1000)],
      suites: [{ title: 'a list', specs: [spec('scrolls', 500, 1500)] }],
    },
  ];
  expect(timesOfPlaywright({ stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }, suites })).toEqual([
    {
      group: 'e2e',
      file: 'e2e/tests/cards.spec.ts',
      seconds: 3,
      cases: [
        { name: 'opens', seconds: 1 },
        { name: 'a list > scrolls', seconds: 2 },
      ],
    },
  ]);
});

test('failed and flaky browser tests are named, also inside a group', () => {
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky') => ({
    title,
    tests: [{ status, results: [] }],
  });
  const suites = [
    {
      title: 'cards.spec.ts',
      specs: [spec('opens', 'expected'), spec('closes', 'unexpected')],
      suites: [{ title: 'a list', specs: [spec('scrolls', 'flaky')] }],
    },
  ];
  expect(failuresOfPlaywright({ stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 }, suites })).toEqual([
    'e2e  e2e/tests/cards.spec.ts  closes',
    'e2e  e2e/tests/cards.spec.ts  a list > scrolls',
  ]);
});

test("Playwright's report names the files with the pages of failed cases, also of one inside a group", () => {
  const spec = (...attachments: { name: string; path?: string }[]) => ({
    title: 'opens',
    tests: [{ status: 'unexpected' as const, results: [{ duration: 1, attachments }] }],
  });
  const inner = { title: 'a list', specs: [spec({ name: 'error-context', path: 'b.md' })] };
  const outer = spec({ name: 'screenshot', path: 'a.png' }, { name: 'error-context', path: 'a.md' });
  expect(pagesOfPlaywright({ suites: [{ title: 'cards.spec.ts', specs: [outer, spec()], suites: [inner] }] })).toEqual([
    'a.md',
    'b.md',
  ]);
});

describe('an ending', () => {
  test.each([
    ['all passed', { exitCode: 0, reported: green, partial: false }, 0],
    ['no report', { exitCode: 0, reported: undefined, partial: false }, 1],
    ['a crash after the tests', { exitCode: 1, reported: green, partial: false }, 1],
    ['no test', { exitCode: 0, reported: nothing, partial: false }, 1],
    ['no test of this runner among the chosen ones', { exitCode: 0, reported: nothing, partial: true }, 0],
  ])('%s', (_what, ending, failed) => {
    expect(tallyOfEnding(ending).failed).toBe(failed);
  });
});

test('the closing line names skipped tests only where there are some', () => {
  expect(closingLine(sum([green, { passed: 1, failed: 2, skipped: 0 }]))).toBe('3 passed, 2 failed');
  expect(closingLine({ ...green, skipped: 4 })).toBe('2 passed, 0 failed, 4 skipped');
  expect(noTestRan([{ ...nothing, skipped: 5 }])).toBe(true);
});
