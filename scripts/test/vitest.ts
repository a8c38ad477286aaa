import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { runChildren } from '../bootstrap/run-children.mjs';
import { plainOutsideTerminal } from '../bootstrap/terminal.mjs';
import { readReport, tallyOfEnding, tallyOfVitest, type VitestReport } from './reports.ts';
import type { RunResult } from './run-result.ts';
import type { TimedFile } from './timings.ts';
import { timingsVariable } from './vitest-timings.ts';

/** Runs Vitest on the projects (none: all of them). Its reports are written into the folder. */
export async function runVitest(
  projects: readonly string[],
  rest: readonly string[],
  folder: string,
): Promise<RunResult> {
  const reportFile = join(folder, 'vitest.json');
  const timingsFile = join(folder, 'vitest-timings.json');
  const args = [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...projects.map((name) => `--project=${name}`),
    '--reporter=default',
    '--reporter=json',
    `--reporter=${join(import.meta.dirname, 'vitest-timings.ts')}`,
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
        [timingsVariable]: timingsFile,
        // For the hundreds of threads and programs that the tests start: starting takes most of their time.
        NODE_COMPILE_CACHE: join(folder, 'compile-cache'),
      },
    },
  ]);
  const report = readReport<VitestReport>(reportFile);
  return {
    tally: tallyOfEnding({ exitCode, reported: report && tallyOfVitest(report), partial: rest.length > 0 }),
    files: readReport<TimedFile[]>(timingsFile) ?? [],
  };
}
