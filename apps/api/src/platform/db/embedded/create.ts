import { workerData } from 'node:worker_threads';
import { openPglite } from './pglite.ts';

// Creates the database of a folder in a thread of its own: most of the memory that takes goes with the thread.
const { folder } = workerData as { readonly folder: string };
const pglite = await openPglite(folder);
await pglite.close();
