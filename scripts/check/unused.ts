import type { Gate } from './gate.ts';
import type { UnusedReport } from './knip-reporter.ts';
import { typescriptFiles } from './sources.ts';
import { runTool } from './tool.ts';

/** knip: unused files, exports and dependencies, and undeclared dependencies. */
export const unused: Gate = {
  name: 'unused code',
  run: async (root) => {
    const reporter = new URL('knip-reporter.ts', import.meta.url).pathname;
    const args = ['--reporter', reporter, '--no-progress'];
    const { output } = await runTool('knip/bin/knip.js', args, root);
    const report = parse(output);
    if (!report) return { looked: 0, problems: [output] };
    const expected = typescriptFiles(root, ['packages', 'apps', 'e2e', 'bench', 'scripts']).length;
    const tooFew = report.looked < expected ? [`knip looked at ${report.looked} of ${expected} files.`] : [];
    return { looked: report.looked, problems: [...report.problems, ...tooFew] };
  },
};

function parse(output: string): UnusedReport | undefined {
  const line = output.split('\n').find((candidate) => candidate.startsWith('{"looked":'));
  return line ? (JSON.parse(line) as UnusedReport) : undefined;
}
