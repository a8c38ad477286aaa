import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serverLimits } from '@foreglow/contract';
import { serveCopies } from '#platform/backup/serve-copies.ts';
import { migrate } from '#platform/db/migrate.ts';
import { tokenLinkFrom } from '#platform/http/public-address.ts';
import manifest from '../../../../package.json' with { type: 'json' };
import { type Config, readConfig } from './shared/config.ts';
import {
  checkNamedFolders,
  openConfigured,
  prepareDataFolder,
  print,
  reportFailures,
  runProgram,
  StartError,
  stopOnce,
} from './shared/program.ts';
import { warnOfWeakPassword } from './shared/weak-password.ts';

const webFolder = join(import.meta.dirname, '../../../web/dist');

await runProgram(() => start(readConfig()));

async function start(config: Config): Promise<void> {
  checkNamedFolders(config.namedFolders);
  prepareDataFolder(config.dataDir);
  // The database starts in a separate thread, while the rest of the program is loaded.
  const opening = openConfigured(config);
  const [{ buildApp }, { compose }, database] = await Promise.all([
    import('#composition/app.ts'),
    import('#composition/compose.ts'),
    opening,
  ]);
  try {
    await migrate(database.db);
    const composition = await compose(database, config, manifest.version);
    const app = await buildApp(composition, {
      version: manifest.version,
      logLevel: config.logLevel,
      trustProxy: config.trustProxy,
      reports: await reportFailures(config, manifest.version),
      webFolder: existsSync(join(webFolder, 'index.html')) ? webFolder : undefined,
    });
    let setUpToken: string | undefined;
    let endCopies: (() => Promise<void>) | undefined;
    const stop = stopOnce(async () => {
      await app.close();
      await endCopies?.();
      // If the database cannot be reached, it simply expires.
      if (setUpToken) await composition.auth.withdrawSetUp(setUpToken).catch(() => undefined);
      await composition.changes.close();
      await composition.cardWords.stop();
      await composition.jobs.stop();
      await database.close();
    });
    await composition.jobs.open();
    await composition.changes.open();
    composition.cardWords.start(app.log);
    // Before the server answers, since people can sign in from then on.
    const { firstAdmin } = config;
    const isMade = firstAdmin && (await composition.auth.ensureAdministrator(firstAdmin.email, firstAdmin.password));
    await listen(() => app.listen({ host: config.host, port: config.port }), config);
    database.upkeep?.start(app.log);
    if (database.copyTo) endCopies = await serveCopies(database, config.dataDir);
    const address = config.publicUrl ?? addressOf(app.server.address(), config);
    composition.address.learn(address);
    // Only once the server listens, so that a failed start prints no link.
    setUpToken = await composition.auth.offerSetUp(serverLimits.setupTokenHours);
    greet(address, setUpToken);
    if (isMade) void warnOfWeakPassword(composition.auth, firstAdmin, (line) => process.stderr.write(line));
    if (config.jobs === 'here') composition.jobs.start(app.log);
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

function greet(address: string, setUpToken: string | undefined): void {
  print(`Foreglow is ready at ${address}`);
  if (!setUpToken) return;
  print('');
  print('Nobody can sign in yet. Create the first administrator with this link, which works once:');
  print(`  ${tokenLinkFrom(address, '/setup', setUpToken)}`);
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
