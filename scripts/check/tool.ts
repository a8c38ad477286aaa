import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { runCaptured } from '../bootstrap/run-captured.mjs';

let free = Math.max(1, availableParallelism());
const waiting: (() => void)[] = [];

/**
 * Runs the program of an installed package in a folder. `program` is its path below node_modules. At most as many
 * programs run at a time as there are processors; the others wait in the order of the calls.
 */
export async function runTool(program: string, args: readonly string[], cwd: string) {
  if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
  else free -= 1;
  try {
    const env = { ...process.env, NO_COLOR: '1' };
    return await runCaptured(process.execPath, [join(root, 'node_modules', program), ...args], { cwd, env });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}
