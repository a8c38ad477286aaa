import { parentPort, workerData } from 'node:worker_threads';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { openPglite } from './pglite.ts';

/** The input from the main thread: the folder of the database and the path of the socket to serve it on. */
export interface EmbeddedWorkerData {
  readonly folder: string;
  readonly socket: string;
}

/** The messages of the worker: `ready` once the socket answers, `closed` once everything is on the disk. */
export type EmbeddedWorkerMessage = 'ready' | 'closed';

if (!parentPort) throw new Error('This file runs in a worker thread.');
const port = parentPort;
const { folder, socket } = workerData as EmbeddedWorkerData;

const pglite = await openPglite(folder);
// More than the one connection the pool uses: a broken one may still be closing when its successor comes.
const server = new PGLiteSocketServer({ db: pglite, path: socket, maxConnections: 8 });
await server.start();
port.postMessage('ready' satisfies EmbeddedWorkerMessage);

port.once('message', async () => {
  await server.stop();
  await pglite.close();
  port.postMessage('closed' satisfies EmbeddedWorkerMessage);
  port.close();
});
