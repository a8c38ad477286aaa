import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { templateVariable } from './template.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const readyWithinMs = 180_000;
const endedWithinMs = 10_000;

export interface Product {
  /** Address without a slash at its end. */
  readonly url: string;
  readonly admin: { readonly email: string; readonly password: string };
  /** The output so far, or only the end of it if it is long. */
  output(): string;
  stop(): Promise<void>;
}

/**
 * Starts the product as its users do, on a separate port, and waits until it is ready. Its database is empty: a copy of
 * the template of the test run, or, with `fromNothing`, created by the product.
 */
export async function startProduct(
  settings: Readonly<Record<string, string>> = {},
  { fromNothing = false } = {},
): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foreglow-e2e-'));
  const template = process.env[templateVariable];
  if (template && !fromNothing) cpSync(template, dataDir, { recursive: true });
  const admin = { email: 'admin@example.org', password: 'a long password for tests' };
  const { DATABASE_URL: _inherited, ...environment } = process.env;
  const server = spawn(process.execPath, ['apps/api/src/programs/main.ts'], {
    cwd: repository,
    env: {
      ...environment,
      NODE_ENV: 'production',
      // The compile cache that `npm start` uses; without it a start takes much longer.
      NODE_COMPILE_CACHE: join(repository, '.runtime', 'compile-cache'),
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collectOutput(server);
  const stop = async () => {
    const ended = hasEnded(server) && `${server.exitCode ?? server.signalCode}`;
    await end(server);
    await rm(dataDir, { recursive: true, force: true });
    if (ended) throw new Error(`The product ended on its own: ${ended}\n${output()}`);
  };
  try {
    const url = await untilReady(server, output);
    return { url, admin, output, stop };
  } catch (error) {
    await stop().catch(() => {});
    throw new Error(`${error instanceof Error ? error.message : error}\n${output()}`);
  }
}

function collectOutput(server: ChildProcess): () => string {
  let output = '';
  const collect = (chunk: Buffer) => {
    output = (output + chunk).slice(-10_000);
  };
  server.stdout?.on('data', collect);
  server.stderr?.on('data', collect);
  return () => output;
}

/** The address that the product reports when it is ready, since it chooses a free port. */
async function untilReady(server: ChildProcess, output: () => string): Promise<string> {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline) {
    if (hasEnded(server)) throw new Error('The product ended while it started.');
    const [, address] = /ready at (\S+)$/m.exec(output()) ?? [];
    if (address) return address;
    await sleep(100);
  }
  throw new Error(`The product was not ready within ${readyWithinMs / 1000} s.`);
}

async function end(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  const forced = setTimeout(() => server.kill('SIGKILL'), endedWithinMs);
  await ended;
  clearTimeout(forced);
}

const hasEnded = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null;
