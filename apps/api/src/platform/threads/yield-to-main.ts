import { setPriority } from 'node:os';

/**
 * Gives the main thread priority when both want a core. Import it in the program of a thread. On Linux a priority
 * applies to a thread; elsewhere it would apply to the whole process.
 */
if (process.platform === 'linux') setPriority(10);
