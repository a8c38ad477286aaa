import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { runChildren } from '../bootstrap/run-children.mjs';
import {
  failuresOfPlaywright,
  type PlaywrightReport,
  pagesOfPlaywright,
  readReport,
  tallyOfEnding,
  tallyOfPlaywright,
  timesOfPlaywright,
} from './reports.ts';
import type { RunResult } from './run-result.ts';

/** Runs the browser tests. Their report is written into the folder. */
export async function runPlaywright(rest: readonly string[], folder: string): Promise<RunResult> {
  const reportFile = join(folder, 'playwright.json');
  const args = [
    join(root, 'node_modules', '@playwright', 'test', 'cli.js'),
    'test',
    '--reporter=list,json',
    ...(rest.length > 0 ? ['--pass-with-no-tests'] : []),
    ...rest,
  ];
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
  const exitCode = await runChildren([{ command: process.execPath, args, cwd: join(root, 'e2e'), env }]);
  const report = readReport<PlaywrightReport>(reportFile);
  // Where the tests ran, such as in CI, nothing else may be left of a page that failed once in many runs.
  for (const file of report ? pagesOfPlaywright(report) : []) console.log(`\n${readFileSync(file, 'utf8')}`);
  return {
    tally: tallyOfEnding({ exitCode, reported: report && tallyOfPlaywright(report), partial: rest.length > 0 }),
    files: report ? timesOfPlaywright(report) : [],
    failures: report ? failuresOfPlaywright(report) : [],
  };
}
