import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCaptured } from './run-captured.mjs';

/**
 * The first executable file with this name on PATH.
 * @param {string} name
 * @param {string} [path]
 * @returns {string | undefined}
 */
export function findOnPath(name, path = process.env.PATH ?? '') {
  const candidates = path
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name));
  return candidates.find(isExecutable);
}

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The output of a program for `--version`; undefined if it does not run.
 * @param {string} file
 */
export async function versionSaidBy(file) {
  if (!isExecutable(file)) return undefined;
  const { ok, output } = await runCaptured(file, ['--version'], { timeoutMs: 20_000 });
  return ok ? output : undefined;
}
