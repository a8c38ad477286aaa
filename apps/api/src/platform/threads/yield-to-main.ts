import { setPriority } from 'node:os';

/**
 * Lets the main thread go first where both want a core. To be imported by the program of a thread. On Linux a
 * priority is that of a thread; elsewhere it would be that of the whole process.
 */
if (process.platform === 'linux') setPriority(10);
