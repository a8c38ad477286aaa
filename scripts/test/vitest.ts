import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { runChildren } from '../bootstrap/run-children.mjs';
import { plainOutsideTerminal } from '../bootstrap/terminal.mjs';
import { readReport, tallyOfEnding, tallyOfVitest, type VitestReport } from './reports.ts';
import type { RunDetails, RunResult } from './run-result.ts';
import { detailsVariable } from './vitest-reporter.ts';

/** Runs Vitest on the projects (none: all of them). Its reports are written into the folder. */
export async function runVitest(
  projects: readonly string[],
  rest: readonly string[],
  folder: string,
): Promise<RunResult> {
  const reportFile = join(folder, 'vitest.json');
  const detailsFile = join(folder, 'vitest-details.json');
  const args = [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...projects.map((name) => `--project=${name}`),
    '--reporter=default',
    '--reporter=json',
    `--reporter=${join(import.meta.dirname, 'vitest-reporter.ts')}`,
    `--outputFile.json=${reportFile}`,
    ...(rest.length > 0 ? ['--passWithNoTests'] : []),
    ...rest,
  ];
  const exitCode = await runChildren([
    {
      command: process.execPath,
      args,
      cwd: root,
      env: {
        ...plainOutsideTerminal(process.env),
        [detailsVariable]: detailsFile,
        // For the hundreds of threads and programs that the tests start: starting takes most of their time.
        NODE_COMPILE_CACHE: join(folder, 'compile-cache'),
      },
    },
  ]);
  const report = readReport<VitestReport>(reportFile);
  return {
    tally: tallyOfEnding({ exitCode, reported: report && tallyOfVitest(report), partial: rest.length > 0 }),
    ...(readReport<RunDetails>(detailsFile) ?? { files: [], failures: [] }),
  };
}
