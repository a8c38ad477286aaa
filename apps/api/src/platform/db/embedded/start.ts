import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { restrictToOwner } from '#platform/files/private-folder.ts';
import { copyAhead } from './copy-database.ts';
import { lockFolder } from './folder-lock.ts';
import { watchFolder } from './folder-watch.ts';
import { thrownError } from './thrown-error.rules.ts';
import type { EmbeddedWorkerData, EmbeddedWorkerMessage, EmbeddedWorkerRequest } from './worker.ts';

/** A running embedded database. */
export interface EmbeddedDatabase {
  /** Folder of the socket, which a PostgreSQL client accepts as `host`. */
  readonly host: string;
  readonly port: number;
  /** Resolves when the database stops unexpectedly, or has to be stopped. All its connections end. */
  readonly failure: Promise<Error>;
  /**
   * Copies the folder of the database. The copy includes everything up to the last commit; no statement runs while it
   * is finished.
   */
  copyTo(folder: string): Promise<void>;
  /** Stops the database after writing everything to the disk, and releases the folder. */
  stop(): Promise<void>;
}

const port = 5432;
/** Longest path of a Unix socket on every supported system. */
const longestSocketPath = 100;

/**
 * Starts the embedded PostgreSQL (PGlite) of a data folder in a worker thread, served over a Unix socket. Throws
 * `FolderInUseError` when another process uses the folder.
 */
export async function startEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockFolder(dataDir);
  try {
    const database = join(dataDir, 'database');
    if (!existsSync(join(database, 'PG_VERSION'))) await create(database);
    // Earlier versions created files in it that every user of the machine could read.
    restrictToOwner(database);
    return await open(dataDir, database, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Creates a database in a temporary folder and moves it when it is complete, so that a killed process leaves nothing
 * that looks like a database.
 */
async function create(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const worker = new Worker(new URL('./create.ts', import.meta.url), { workerData: { folder: draft } });
  await once(worker, 'exit').catch((thrown: unknown) => Promise.reject(thrownError(thrown)));
  renameSync(draft, folder);
}

async function open(dataDir: string, folder: string, unlock: () => void): Promise<EmbeddedDatabase> {
  const socket = socketPath(dataDir);
  rmSync(socket, { force: true });
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { folder, socket } satisfies EmbeddedWorkerData,
  });
  let endWatch: (() => void) | undefined;
  const failure = new Promise<Error>((resolve) => {
    const giveUp = (reason: string) => {
      resolve(new Error(reason));
      void worker.terminate();
    };
    worker.once('error', (thrown) => resolve(thrownError(thrown)));
    worker.once('exit', () => resolve(new Error('The embedded database stopped.')));
    worker.on('message', (received: EmbeddedWorkerMessage) => {
      if (typeof received === 'object' && 'panic' in received) giveUp(received.panic);
    });
    endWatch = watchFolder(dataDir, () => giveUp(`its folder ${dataDir} was removed or moved.`));
  });
  await Promise.race([
    message(worker, (received) => received === 'ready'),
    failure.then((error) => Promise.reject(error)),
  ]);
  return {
    host: dirname(socket),
    port,
    failure,
    async copyTo(target) {
      const ahead = await copyAhead(folder, target);
      const answer = message(worker, (received) => isCopyOf(received, target));
      worker.postMessage({ copyTo: target, ahead } satisfies EmbeddedWorkerRequest);
      const ended = await Promise.race([answer, failure.then((error) => Promise.reject(error))]);
      if (isCopyOf(ended, target) && ended.failure !== undefined) throw new Error(ended.failure);
    },
    async stop() {
      endWatch?.();
      const closed = Promise.race([message(worker, (received) => received === 'closed'), failure]);
      worker.postMessage('close' satisfies EmbeddedWorkerRequest);
      await closed;
      await worker.terminate();
      rmSync(socket, { force: true });
      unlock();
    },
  };
}

/** True for the result of copying into the folder. */
const isCopyOf = (
  received: EmbeddedWorkerMessage,
  target: string,
): received is Extract<EmbeddedWorkerMessage, { copied: string }> =>
  typeof received === 'object' && 'copied' in received && received.copied === target;

/** The first message of the requested kind. */
function message(
  worker: Worker,
  isExpected: (received: EmbeddedWorkerMessage) => boolean,
): Promise<EmbeddedWorkerMessage> {
  return new Promise((resolve) => {
    const onMessage = (received: EmbeddedWorkerMessage) => {
      if (!isExpected(received)) return;
      worker.off('message', onMessage);
      resolve(received);
    };
    worker.on('message', onMessage);
  });
}

/** PostgreSQL clients look for `.s.PGSQL.<port>` in the folder passed as host. */
function socketPath(dataDir: string): string {
  const name = `.s.PGSQL.${port}`;
  const inside = join(dataDir, name);
  return inside.length <= longestSocketPath ? inside : join(mkdtempSync(join(tmpdir(), 'foreglow-')), name);
}
