import { accessSync, constants, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Database, openDatabase } from '#platform/db/database.ts';
import { FolderInUseError } from '#platform/db/embedded/folder-lock.ts';
import { MigrationError } from '#platform/db/migrate.ts';
import { UnreachableDatabaseError } from '#platform/db/reach-database.ts';
import { hasRoomFor } from '#platform/files/free-space.ts';
import { contains, createFilesForOwnerOnly, makePrivateFolder } from '#platform/files/private-folder.ts';
import type { ErrorReports } from '#platform/reports/error-reports.ts';
import { type Config, ConfigError } from './config.ts';

/** A reason not to start. The message explains it completely. */
export class StartError extends Error {}

/** Writes a line for the person who started the program. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs a program. If it cannot start, prints the reason and exits with 1. */
export async function runProgram(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

const programFolder = resolve(import.meta.dirname, '../../../../..');

/**
 * Creates the data folder if it is missing, and makes it and its present and future contents inaccessible to other
 * users of the machine. Throws a `StartError` when the folder cannot be written to, or contains the program, whose
 * files must stay as they are.
 */
export function prepareDataFolder(folder: string, program = programFolder): void {
  if (contains(folder, program)) {
    throw new StartError(`The data folder ${folder} contains the program. Give a folder of its own with DATA_DIR.`);
  }
  createFilesForOwnerOnly();
  try {
    makePrivateFolder(folder);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw notWritable(folder);
    // A volume may belong to another user and be shared with this one by its group.
    process.stderr.write(
      `Other users of this machine can open the data folder ${folder}, and this user is not allowed to change that.\n`,
    );
  }
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw notWritable(folder);
  }
}

const notWritable = (folder: string) =>
  new StartError(`The data folder ${folder} cannot be written to. Give another one with DATA_DIR.`);

/** Throws a `StartError` if a folder that a setting names does not exist: what is in it would be missed silently. */
export function checkNamedFolders(folders: Config['namedFolders']): void {
  for (const [setting, folder] of Object.entries(folders)) {
    if (isFolder(folder)) continue;
    throw new StartError(`${setting} must name a folder that Foreglow can open: there is none at ${folder}.`);
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** Opens the database configured in the settings. */
export async function openConfigured(config: Config): Promise<Database> {
  try {
    return await openDatabase({ ...config, poolSize: config.databasePool });
  } catch (error) {
    if (error instanceof FolderInUseError || config.databaseUrl) throw error;
    const reason = error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
    const space = hasRoomFor(0, config.dataDir) ? '' : ' Its disk is full.';
    throw new StartError(`The embedded database in ${config.dataDir} could not be started: ${reason}.${space}`);
  }
}

/** Opens the error reports if they are configured, and reports errors that end the process before it ends. */
export async function reportFailures({ sentryDsn }: Config, version: string): Promise<ErrorReports | undefined> {
  if (sentryDsn === undefined) return undefined;
  const { openErrorReports } = await import('#platform/reports/error-reports.ts');
  const reports = await openErrorReports(sentryDsn, `foreglow@${version}`);
  process.once('uncaughtException', (error) => {
    process.stderr.write(`${error.stack ?? String(error)}\n`);
    reports.report(error, {});
    void reports.flush().finally(() => process.exit(1));
  });
  return reports;
}

/** Stops cleanly at the first signal; a second one ends the process immediately. */
export function stopOnce(stop: () => Promise<void>): { started: boolean } {
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
  endWithParent(end);
  return state;
}

/**
 * `npm start` keeps a channel to the product open. It closes when `npm start` is killed, and the product must then stop
 * too.
 */
function endWithParent(end: () => void): void {
  if (!process.connected) return;
  process.once('disconnect', end);
  // The channel alone must not keep the process running.
  process.channel?.unref();
}

/** Errors whose message is a complete sentence for the person who started the program. */
const explainedErrors = [ConfigError, StartError, FolderInUseError, MigrationError, UnreachableDatabaseError];

function explain(error: unknown): string {
  const explained = explainedErrors.some((kind) => error instanceof kind);
  if (explained && error instanceof Error) return error.message;
  const reason = error instanceof Error ? error.message || String(error) : String(error);
  return `Foreglow could not start: ${reason}`;
}
