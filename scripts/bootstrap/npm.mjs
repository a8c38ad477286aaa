import { basename } from 'node:path';
import { Failure } from './failure.mjs';
import { runCaptured } from './run-captured.mjs';

const networkTrouble =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/;
const folderTrouble = /\b(EACCES|EPERM|EROFS|ENOSPC)\b/;

/**
 * Variables that an outer npm sets and that would affect an inner npm: the settings of the outer call, and the package
 * that it runs for.
 */
const handedDown =
  /^npm_(package_|lifecycle_|command$|config_(local_prefix|prefix|workspaces?|include_workspace_root|global|location|omit|only|production|dry_run|json|loglevel|silent)$)/;

/**
 * The environment for an npm that we start.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function npmEnvironment(env) {
  const entries = Object.entries(env).filter(([name]) => !handedDown.test(name.toLowerCase()) && name !== 'NODE_ENV');
  return Object.fromEntries(entries);
}

/**
 * How to start the caller's npm: the one that runs this script, otherwise the one on PATH.
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 */
export function npmCommand(node, env) {
  const script = env.npm_execpath;
  return script && basename(script) === 'npm-cli.js'
    ? { command: node, args: [script] }
    : { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] };
}

/**
 * Runs npm; fails with one sentence when npm does.
 * @param {readonly string[]} args
 * @param {{ purpose: string, node: string, cwd: string, env: NodeJS.ProcessEnv, timeoutMs?: number }} options
 */
export async function npm(args, { purpose, node, cwd, env, timeoutMs }) {
  const { command, args: first } = npmCommand(node, env);
  const all = [...first, ...args, '--no-audit', '--no-fund', '--no-update-notifier'];
  const { ok, output } = await runCaptured(command, all, { cwd, env: npmEnvironment(env), timeoutMs });
  if (!ok) throw new Failure(explain(purpose, output), linesOfInterest(output));
}

/**
 * @param {string} purpose
 * @param {string} output
 */
export function explain(purpose, output) {
  if (networkTrouble.test(output))
    return `${purpose} failed: the package registry cannot be reached. Check the network and run this again.`;
  if (folderTrouble.test(output))
    return `${purpose} failed: a folder cannot be written, or the disk is full. Give this user the right to write here and run this again.`;
  return `${purpose} failed: npm gave up.`;
}

/** @param {string} output */
const linesOfInterest = (output) =>
  output
    .split('\n')
    .filter((line) => !/^npm (warn|notice)|^npm error {2,}at /i.test(line))
    .slice(0, 12)
    .join('\n');
