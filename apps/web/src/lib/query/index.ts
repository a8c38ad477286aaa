export { invalidate } from './invalidate.ts';
export { createQueryClient } from './query-client.ts';
export { type QueryRoot, queryRoots } from './query-roots.ts';
export { noteReads, readSince } from './reads.ts';
export { storeAnswer } from './store-answer.ts';
