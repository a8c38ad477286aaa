// `npm test`: every group of tests, one after the other, and the sum of what passed and failed as the last line.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runPlaywright } from './playwright.ts';
import { selectTests, vitestProjects } from './selection.mjs';
import { closingLine, noTestRan, sum, type Tally } from './tally.ts';
import { runVitest } from './vitest.ts';

const { projects, e2e, rest } = selectTests(process.argv.slice(2));
// Every temporary file of the run lies in one folder, so that also an interrupted run leaves nothing behind. Its name is
// short, for sockets lie in it, and others may pass through it, for PostgreSQL may run as another user.
const folder = mkdtempSync(join(tmpdir(), 'fg-'));
chmodSync(folder, 0o711);
process.env.TMPDIR = folder;

const tallies: Tally[] = [];
try {
  if (projects.length > 0) {
    const chosen = projects.length === vitestProjects.length ? [] : projects;
    tallies.push(await runVitest(chosen, rest, join(folder, 'vitest.json')));
  }
  if (e2e) tallies.push(await runPlaywright(rest, join(folder, 'playwright.json')));
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
}

const total = sum(noTestRan(tallies) ? [...tallies, { passed: 0, failed: 1, skipped: 0 }] : tallies);
if (noTestRan(tallies)) console.log('No test ran.');
console.log(`\n${closingLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
