// `npm test`: every group of tests, one after the other, and the sum of what passed and failed as the last line.
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { runPlaywright } from './playwright.ts';
import type { RunResult } from './run-result.ts';
import { selectTests, vitestProjects } from './selection.mjs';
import { closingLine, noTestRan, sum } from './tally.ts';
import { makeTemporaryFolder, remove } from './temporary-folder.ts';
import { describeTimings, keepTimings } from './timings.ts';
import { runVitest } from './vitest.ts';

/** Below the repository; ignored by git. */
const timingsFile = join('test-results', 'timings.json');

const { projects, e2e, rest } = selectTests(process.argv.slice(2));
// Every temporary file of the run is in one folder, so that even an interrupted run leaves nothing behind.
const folder = makeTemporaryFolder();
process.env.TMPDIR = folder;

const results: RunResult[] = [];
try {
  if (projects.length > 0) {
    const chosen = projects.length === vitestProjects.length ? [] : projects;
    results.push(await runVitest(chosen, rest, folder));
  }
  if (e2e) results.push(await runPlaywright(rest, folder));
} finally {
  remove(folder);
}

const timed = results.flatMap(({ files }) => files);
keepTimings(join(root, timingsFile), timed);
console.log(`\n${describeTimings(timed).join('\n')}\nAll timings: ${timingsFile}`);

const failures = results.flatMap((result) => result.failures);
if (failures.length > 0) console.log(`\nWhat failed:\n${failures.map((line) => `  ${line}`).join('\n')}`);

const tallies = results.map(({ tally }) => tally);
const total = sum(noTestRan(tallies) ? [...tallies, { passed: 0, failed: 1, skipped: 0 }] : tallies);
if (noTestRan(tallies)) console.log('No test ran.');
console.log(`\n${closingLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
