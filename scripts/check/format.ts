import type { Gate } from './gate.ts';
import { typescriptFiles } from './sources.ts';
import { runTool } from './tool.ts';

/** Biome: lint rules, format and the order of imports. */
export const format: Gate = {
  name: 'lint and format',
  run: async (root) => {
    const args = ['check', '--error-on-warnings', '--max-diagnostics=60', '--colors=off', '.'];
    const { ok, output } = await runTool('@biomejs/biome/bin/biome', args, root);
    const looked = Number(/Checked (\d+) files?/.exec(output)?.[1] ?? 0);
    const expected = typescriptFiles(root, ['packages', 'apps', 'e2e', 'bench', 'scripts']).length;
    const tooFew = looked < expected ? [`Biome looked at ${looked} of ${expected} files.`] : [];
    return { looked, problems: [...(ok ? [] : [output]), ...tooFew] };
  },
};
