import { parentPort, workerData } from 'node:worker_threads';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { type CopiedAhead, finishCopy } from './copy-database.ts';
import { openPglite } from './pglite.ts';

/** The input from the main thread: the folder of the database and the path of the socket to serve it on. */
export interface EmbeddedWorkerData {
  readonly folder: string;
  readonly socket: string;
}

/** The requests to the worker: to finish a copy of the folder of the database, or to stop. */
export type EmbeddedWorkerRequest = { readonly copyTo: string; readonly ahead: CopiedAhead } | 'close';

/**
 * The messages of the worker: `ready` once the socket answers, `closed` once everything has been written to the disk,
 * the result of copying, and the reason for which the database cannot go on.
 */
export type EmbeddedWorkerMessage =
  | 'ready'
  | 'closed'
  | { readonly copied: string; readonly failure?: string }
  | { readonly panic: string };

if (!parentPort) throw new Error('This file runs in a worker thread.');
const port = parentPort;
const { folder, socket } = workerData as EmbeddedWorkerData;

const pglite = await openPglite(folder, (panic) => port.postMessage({ panic } satisfies EmbeddedWorkerMessage));
// More than the single connection used by the pool: a broken one may still be closing when its successor arrives.
const server = new PGLiteSocketServer({ db: pglite, path: socket, maxConnections: 8 });
await server.start();
port.postMessage('ready' satisfies EmbeddedWorkerMessage);

port.on('message', async (request: EmbeddedWorkerRequest) => {
  if (request !== 'close') {
    port.postMessage(copied(request));
    return;
  }
  await server.stop();
  await pglite.close();
  port.postMessage('closed' satisfies EmbeddedWorkerMessage);
  port.close();
});

/** No statement runs in the meantime, since statements run in this thread too. */
function copied({ copyTo: target, ahead }: Exclude<EmbeddedWorkerRequest, 'close'>): EmbeddedWorkerMessage {
  try {
    finishCopy(folder, target, ahead);
    return { copied: target };
  } catch (error) {
    return { copied: target, failure: error instanceof Error ? error.message : String(error) };
  }
}
