import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { runCaptured } from '../bootstrap/run-captured.mjs';

/** Runs the program of an installed package in a folder. `program` is its path below node_modules. */
export function runTool(program: string, args: readonly string[], cwd: string) {
  const env = { ...process.env, NO_COLOR: '1' };
  return runCaptured(process.execPath, [join(root, 'node_modules', program), ...args], { cwd, env });
}
