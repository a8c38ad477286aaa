import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

export interface User {
  readonly uid: number;
  readonly gid: number;
}

const nobody: User = { uid: 65534, gid: 65534 };
const environment = { LC_ALL: 'C', TZ: 'UTC' };

/** PostgreSQL refuses to run as root. In this case it runs as the user `nobody`, otherwise as the current user. */
export const serverUser = (): User | undefined => (process.getuid?.() === 0 ? nobody : undefined);

/**
 * Makes an empty cluster in UTF-8. The locale is provided by PostgreSQL, so it does not depend on that of the system.
 */
export async function initialise(native: string, folder: string, user: User | undefined): Promise<void> {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const args = ['--pgdata', join(folder, 'data'), '--username=postgres', '--auth=trust', '--no-sync', ...locale];
  await promisify(execFile)(join(native, 'bin', 'initdb'), args, { ...user, cwd: folder, env: environment });
}

/** Starts the server on a free port and waits until it accepts connections. */
export async function launch(native: string, folder: string, user: User | undefined) {
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    // The data is removed after the tests.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(native, 'bin', 'postgres'), ['-D', join(folder, 'data'), ...options], {
    ...user,
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'exit');
  await readiness(createInterface(server.stderr), ended);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    ended,
    /** Stops immediately, without writing anything back, since the folder is removed next. */
    stop: async () => {
      server.kill('SIGQUIT');
      if (server.exitCode === null && server.signalCode === null) await ended;
    },
  };
}

async function readiness(log: ReturnType<typeof createInterface>, ended: Promise<unknown>): Promise<void> {
  const lines: string[] = [];
  const ready = new Promise<boolean>((resolve) => {
    log.on('line', (line) => {
      if (line.includes('ready to accept connections')) resolve(true);
      else if (lines.length < 50) lines.push(line);
    });
  });
  if (!(await Promise.race([ready, ended.then(() => false)])))
    throw new Error(`PostgreSQL for the tests did not start:\n${lines.join('\n')}`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}
