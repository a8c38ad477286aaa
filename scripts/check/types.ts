import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Gate, overlooked, type Verdict } from './gate.ts';
import { typescriptFiles } from './sources.ts';
import { runTool } from './tool.ts';

/** Parts inside others with a separate tsconfig.json: code for browsers in folders of code for Node. */
const inner: readonly string[] = ['apps/api/src/features/radars/public-page/browser', 'bench/src/map/chart/page'];

/** Runs the type checker on every part of the repository with a tsconfig.json. */
export const types: Gate = {
  name: 'types',
  run: async (root) => {
    const verdicts = await Promise.all(parts(root).map((folder) => checkPart(root, folder)));
    return {
      looked: verdicts.reduce((sum, { looked }) => sum + looked, 0),
      problems: verdicts.flatMap(({ problems }) => problems),
    };
  },
};

function parts(root: string): string[] {
  const below = (folder: string) =>
    existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => join(folder, name)) : [];
  const all = [...below('packages'), ...below('apps'), 'e2e', 'bench', 'scripts', ...inner];
  return all.filter((folder) => typescriptFiles(root, [folder]).length > 0);
}

/** The files of a part that do not belong to a part inside it. */
function filesOf(root: string, folder: string): string[] {
  const others = inner.filter((part) => part.startsWith(`${folder}/`));
  return typescriptFiles(root, [folder]).filter((file) => !others.some((part) => file.startsWith(`${part}/`)));
}

async function checkPart(root: string, folder: string): Promise<Verdict> {
  const cache = join(root, 'node_modules', '.cache', 'typescript', `${folder.replaceAll('/', '-')}.tsbuildinfo`);
  const args = ['-p', folder, '--pretty', 'false', '--listFiles', '--incremental', '--tsBuildInfoFile', cache];
  const { ok, output } = await runTool('typescript/bin/tsc', args, root);
  const lines = output.split('\n');
  const seen = lines.filter((line) => line.startsWith(`${root}/`)).map((line) => relative(root, line));
  const expected = filesOf(root, folder);
  const errors = lines.filter((line) => !line.startsWith('/'));
  return {
    looked: expected.length,
    problems: [...(ok ? [] : errors), ...overlooked(expected, seen)],
  };
}
