import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface PostgresServer {
  /** Address of its database `postgres`, whose user may create others. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server on a free port, with an empty data folder that is removed at the end. It runs under a
 * guard (postgres-guard.ts), which also ends it when this process is killed.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const guard = spawn(process.execPath, [fileURLToPath(new URL('postgres-guard.ts', import.meta.url))], {
    // Ctrl-C in the terminal reaches the tests, but not the guard, which ends when the tests do.
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(guard, 'exit');
  const firstLine = once(createInterface(guard.stdout), 'line').then(([line]) => String(line));
  const url = await Promise.race([firstLine, ended.then(() => undefined)]);
  if (!url) throw new Error('PostgreSQL for the tests did not start.');
  return {
    url,
    stop: async () => {
      guard.stdin.end();
      await ended;
    },
  };
}
