// `npm test`: every group of tests, one after the other, and the sum of what passed and failed as the last line.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runPlaywright } from './playwright.ts';
import { selectTests, vitestProjects } from './selection.mjs';
import { closingLine, noTestRan, sum, type Tally } from './tally.ts';
import { runVitest } from './vitest.ts';

const { projects, e2e, rest } = selectTests(process.argv.slice(2));
const folder = mkdtempSync(join(tmpdir(), 'foreglow-reports-'));

const tallies: Tally[] = [];
try {
  if (projects.length > 0) {
    const chosen = projects.length === vitestProjects.length ? [] : projects;
    tallies.push(await runVitest(chosen, rest, join(folder, 'vitest.json')));
  }
  if (e2e) tallies.push(await runPlaywright(rest, join(folder, 'playwright.json')));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const total = sum(noTestRan(tallies) ? [...tallies, { passed: 0, failed: 1, skipped: 0 }] : tallies);
if (noTestRan(tallies)) console.log('No test ran.');
console.log(`\n${closingLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
