import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * @typedef {object} ChildProcess
 * @property {string} command
 * @property {readonly string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {boolean} [channel] Whether the program gets a channel. When it closes, the program knows that this process
 * is gone.
 */

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
/** One Ctrl-C arrives twice: from the terminal, and forwarded by npm. */
const echoMs = 500;
const leftoverGraceMs = 5000;

/**
 * Runs programs in parallel on this terminal until all have ended. When one ends, the others are asked to end too.
 * Signals are forwarded, and processes started by a program do not outlive it.
 * @param {readonly ChildProcess[]} processes
 * @returns {Promise<number>} The exit code of the program that ended first; 0 if there were no programs.
 */
export async function runChildren(processes) {
  const running = new Set(processes.map(start));
  let stopped = false;
  /** @param {NodeJS.Signals} signal */
  const stopAll = (signal) => {
    stopped = true;
    for (const { child } of running) child.kill(signal);
  };
  const unlisten = onSignal(stopAll);
  const unwatch = onParentGone(() => stopAll('SIGTERM'));

  /** @type {number | undefined} */
  let exitCode;
  const endings = [...running].map(async (entry) => {
    const code = await entry.ended;
    running.delete(entry);
    exitCode ??= code;
    if (!stopped) stopAll('SIGTERM');
    await endLeftovers(entry.child.pid);
  });
  await Promise.all(endings);
  unlisten();
  unwatch();
  return exitCode ?? 0;
}

/** @param {ChildProcess} process */
function start({ command, args, cwd, env, channel = false }) {
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['ignore', 'inherit', 'inherit', ...(channel ? [/** @type {const} */ ('ipc')] : [])];
  // In a separate process group, the program gets Ctrl-C only from this process, once, and its remaining child
  // processes can be found.
  const child = spawn(command, args, { cwd, env, detached: true, stdio });
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
  });
  return { child, ended };
}

/** @param {(signal: NodeJS.Signals) => void} pass */
function onSignal(pass) {
  let lastAt = 0;
  const handlers = signals.map((signal) => {
    const handler = () => {
      const isEcho = Date.now() - lastAt < echoMs;
      lastAt = Date.now();
      if (!isEcho) pass(signal);
    };
    process.on(signal, handler);
    return () => process.off(signal, handler);
  });
  return () => {
    for (const remove of handlers) remove();
  };
}

/**
 * If npm started this process, it must end with npm: a killed npm must not leave the product running.
 * @param {() => void} act
 */
function onParentGone(act) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const before = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(timer);
    act();
  }, 1000);
  return () => clearInterval(timer);
}

/** The parent and, if the system reports it, the grandparent: npm starts a shell, which outlives a killed npm. */
function ancestors() {
  const status = `/proc/${process.ppid}/stat`;
  // The state and the parent follow the name in brackets, which may contain any characters.
  const grandparent = existsSync(status) ? readFileSync(status, 'utf8').split(') ').at(-1)?.split(' ')[1] : undefined;
  return `${process.ppid} ${grandparent}`;
}

/**
 * Ends the remaining processes of a program's process group.
 * @param {number | undefined} group
 */
async function endLeftovers(group) {
  if (group === undefined || !signalGroup(group, 'SIGTERM')) return;
  const deadline = Date.now() + leftoverGraceMs;
  while (signalGroup(group, 0) && Date.now() < deadline) await sleep(50);
  signalGroup(group, 'SIGKILL');
}

/**
 * @param {number} group
 * @param {NodeJS.Signals | 0} signal
 * @returns {boolean} false when the group has no processes any more.
 */
function signalGroup(group, signal) {
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}
