import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const module = pathToFileURL(join(import.meta.dirname, 'run-children.mjs')).href;
const pids: number[] = [];
afterEach(() => {
  for (const pid of pids.splice(0)) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Runs a program that prints its process id and the end of its channel, in a process that can be killed. */
function startLauncher(channel: boolean): ChildProcess {
  const program = `console.log(process.pid); setInterval(() => {}, 1000);
    process.once('disconnect', () => { console.log('channel ended'); process.exit(); });`;
  const child = { command: process.execPath, args: ['-e', program], cwd: '.', env: {}, channel };
  const launcher = `import { runChildren } from '${module}'; await runChildren([${JSON.stringify(child)}]);`;
  return spawn(process.execPath, ['--input-type=module', '-e', launcher], { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  const [chunk] = stdout ? await once(stdout, 'data') : [''];
  return String(chunk).trim();
}

async function killLauncher(launcher: ChildProcess): Promise<number> {
  const pid = Number(await firstLine(launcher));
  pids.push(pid);
  launcher.kill('SIGKILL');
  return pid;
}

test('a program with a channel notices that the process that runs it was killed', async () => {
  const launcher = startLauncher(true);
  await killLauncher(launcher);
  expect(await firstLine(launcher)).toBe('channel ended');
});

test('a program without a channel lives on (control)', async () => {
  const launcher = startLauncher(false);
  const pid = await killLauncher(launcher);
  await once(launcher, 'exit');
  expect(isAlive(pid)).toBe(true);
});
