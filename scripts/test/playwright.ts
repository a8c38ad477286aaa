import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { runChildren } from '../bootstrap/run-children.mjs';
import { type PlaywrightReport, readReport, tallyOfEnding, tallyOfPlaywright } from './reports.ts';
import type { Tally } from './tally.ts';

/** Runs the browser tests and tells what passed and failed. */
export async function runPlaywright(rest: readonly string[], reportFile: string): Promise<Tally> {
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
  return tallyOfEnding({ exitCode, reported: report && tallyOfPlaywright(report), partial: rest.length > 0 });
}
