import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { limits } from '@foreglow/contract';
import manifest from '../../../package.json' with { type: 'json' };
import { type Config, ConfigError, readConfig } from './config.ts';
import type { AuthService } from './features/auth/index.ts';
import { type Database, openDatabase } from './platform/db/database.ts';
import { FolderInUseError } from './platform/db/embedded/folder-lock.ts';
import { MigrationError, migrate } from './platform/db/migrate.ts';

const webFolder = join(import.meta.dirname, '../../web/dist');

/** A reason not to start that its message explains whole. */
class StartError extends Error {}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  await start(readConfig());
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  assertWritable(config.dataDir);
  // The database starts in a thread of its own; the rest of the program is loaded meanwhile.
  const opening = open(config);
  const [{ buildApp }, { compose }, database] = await Promise.all([
    import('./app.ts'),
    import('./compose.ts'),
    opening,
  ]);
  try {
    await migrate(database.db);
    const composition = compose(database, config, manifest.version);
    const app = await buildApp(composition, {
      version: manifest.version,
      logLevel: config.logLevel,
      trustProxy: config.trustProxy,
      webFolder: existsSync(join(webFolder, 'index.html')) ? webFolder : undefined,
    });
    const stop = stopOnce(async () => {
      await app.close();
      await database.close();
    });
    // Before anybody can call: whoever sees that the server answers may sign in at once.
    if (config.firstAdmin)
      await composition.auth.ensureAdministrator(config.firstAdmin.email, config.firstAdmin.password);
    await listen(() => app.listen({ host: config.host, port: config.port }), config);
    await greet(composition.auth, config.publicUrl ?? addressOf(app.server.address(), config));
    void database.failure.then((error) => {
      if (stop.started) return;
      process.stderr.write(`The embedded database stopped: ${error.message}\n`);
      process.exit(1);
    });
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function greet(auth: AuthService, address: string): Promise<void> {
  say(`Foreglow is ready at ${address}`);
  const token = await auth.offerSetUp(limits.setupTokenHours);
  if (!token) return;
  say('');
  say('Nobody can sign in yet. Create the first administrator with this link, which works once:');
  say(`  ${address}/setup?token=${token}`);
}

function assertWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(`The data folder ${folder} cannot be written to. Give another one with DATA_DIR.`);
  }
}

async function open(config: Config): Promise<Database> {
  try {
    return await openDatabase({ ...config, poolSize: config.databasePool });
  } catch (error) {
    if (error instanceof FolderInUseError) throw error;
    throw new StartError(`The embedded database in ${config.dataDir} could not be started: ${String(error)}`);
  }
}

async function listen(attempt: () => Promise<unknown>, config: Config): Promise<void> {
  try {
    await attempt();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new StartError(`The port ${config.port} on ${config.host} is taken. Give another one with PORT.`);
    }
    if (code === 'EACCES')
      throw new StartError(`The port ${config.port} may not be used by this user. Give another one with PORT.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`This machine has no address ${config.host}. Give another one with HOST.`);
    }
    throw error;
  }
}

function addressOf(listening: string | AddressInfo | null, config: Config): string {
  const everywhere = config.host === '0.0.0.0' || config.host === '::';
  const host = everywhere ? 'localhost' : config.host.includes(':') ? `[${config.host}]` : config.host;
  return `http://${host}:${typeof listening === 'object' ? (listening?.port ?? config.port) : config.port}`;
}

/** Stops cleanly at the first signal; a second one ends the process at once. */
function stopOnce(stop: () => Promise<void>): { started: boolean } {
  const state = { started: false };
  const end = () => {
    if (state.started) process.exit(1);
    state.started = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${explain(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  return state;
}

function explain(error: unknown): string {
  const explained = [ConfigError, StartError, FolderInUseError, MigrationError].some((kind) => error instanceof kind);
  if (explained && error instanceof Error) return error.message;
  const reason = error instanceof Error ? error.message || String(error) : String(error);
  return `Foreglow could not start: ${reason}`;
}
