import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { nodeOptions, productEnv } from '../../scripts/bootstrap/product-process.mjs';

export interface RunningServer {
  readonly address: string;
  readonly pid: number;
  /** Milliseconds from the start of the process to its first answer at /healthz. */
  readonly readyAfterMs: number;
  stop(): Promise<void>;
}

const readyWithinMs = 60_000;

/** Starts one of our programs in a separate process on a free port and waits until it answers. */
export async function startServer(
  program: string,
  environment: Readonly<Record<string, string>>,
): Promise<RunningServer> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const { DATABASE_URL: _inherited, ...inherited } = process.env;
  const server = spawn(
    process.execPath,
    [...nodeOptions(environment), fileURLToPath(new URL(program, import.meta.url))],
    {
      env: { ...inherited, ...productEnv, HOST: '127.0.0.1', PORT: String(port), ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  await ready(server, address, startedAt);
  return {
    address,
    pid: server.pid ?? 0,
    readyAfterMs: performance.now() - startedAt,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts one of our programs, runs some work with it, and stops the program. */
export async function withServer<T>(
  program: string,
  environment: Readonly<Record<string, string>>,
  work: (server: RunningServer) => Promise<T>,
): Promise<T> {
  const server = await startServer(program, environment);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

async function ready(server: ChildProcess, address: string, startedAt: number): Promise<void> {
  while (performance.now() - startedAt < readyWithinMs) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
    const answered = await fetch(`${address}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('The server did not answer in time.');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
