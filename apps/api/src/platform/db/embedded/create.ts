import { workerData } from 'node:worker_threads';
import { openPglite } from './pglite.ts';

// Creates the database of a folder in a separate thread, so that most of the memory it takes is freed with the thread.
const { folder } = workerData as { readonly folder: string };
const pglite = await openPglite(folder);
await pglite.close();
