import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Gate, overlooked } from './gate.ts';
import { typescriptFiles } from './sources.ts';
import { runTool } from './tool.ts';

/** The parts of dependency-cruiser's result that are used. */
interface CruiseResult {
  readonly modules: readonly { readonly source: string; readonly dependencies: readonly object[] }[];
  readonly summary: { readonly violations: readonly Violation[] };
}

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
  readonly comment?: string;
  readonly cycle?: readonly { readonly name: string }[];
}

const folders = ['packages', 'apps', 'e2e', 'bench', 'scripts'];

/** dependency-cruiser: the import rules of .dependency-cruiser.mjs. */
export const imports: Gate = {
  name: 'import rules',
  run: async (root) => {
    const present = folders.filter((folder) => existsSync(join(root, folder)));
    const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...present];
    const { output } = await runTool('dependency-cruiser/bin/dependency-cruiser.mjs', args, root);
    const result = parse(output);
    if (!result) return { looked: 0, problems: [output] };
    const { modules, summary } = result;
    const dependencies = modules.reduce((sum, module) => sum + module.dependencies.length, 0);
    // Without a supported version of TypeScript, dependency-cruiser reads nothing and reports success.
    const nothing = dependencies === 0 ? ['dependency-cruiser found no import in any file.'] : [];
    const unread = overlooked(
      typescriptFiles(root, present),
      modules.map(({ source }) => source),
    );
    return { looked: modules.length, problems: [...summary.violations.map(describe), ...unread, ...nothing] };
  },
};

function parse(output: string): CruiseResult | undefined {
  try {
    return JSON.parse(output) as CruiseResult;
  } catch {
    return undefined;
  }
}

function describe({ from, to, rule, comment, cycle }: Violation): string {
  const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
  return `${rule.name}: ${from} → ${way}${comment ? `\n    ${comment}` : ''}`;
}
