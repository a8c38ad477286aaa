import { setPriority } from 'node:os';

/**
 * Gives the main thread priority when both want a core. To be imported by the program of a thread. On Linux a priority
 * is that of a thread; elsewhere it would be that of the whole process.
 */
if (process.platform === 'linux') setPriority(10);
