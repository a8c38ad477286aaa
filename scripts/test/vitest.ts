import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { runChildren } from '../bootstrap/run-children.mjs';
import { plainOutsideTerminal } from '../bootstrap/terminal.mjs';
import { readReport, tallyOfEnding, tallyOfVitest, type VitestReport } from './reports.ts';
import type { Tally } from './tally.ts';

/** Runs Vitest on the projects (none: all of them) and tells what passed and failed. */
export async function runVitest(
  projects: readonly string[],
  rest: readonly string[],
  reportFile: string,
): Promise<Tally> {
  const args = [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...projects.map((name) => `--project=${name}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    ...(rest.length > 0 ? ['--passWithNoTests'] : []),
    ...rest,
  ];
  const exitCode = await runChildren([
    { command: process.execPath, args, cwd: root, env: plainOutsideTerminal(process.env) },
  ]);
  const report = readReport<VitestReport>(reportFile);
  return tallyOfEnding({ exitCode, reported: report && tallyOfVitest(report), partial: rest.length > 0 });
}
