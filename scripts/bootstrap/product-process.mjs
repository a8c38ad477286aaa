import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * Options of Node for the product: how large each of the three places for young objects may become, in MB, where Node
 * says 16. Beside the embedded database, which is for small machines, the least; it costs a twentieth of the requests a
 * second.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export const nodeOptions = (env) => [`--max-semi-space-size=${env.DATABASE_URL ? 8 : 1}`];

/** What the environment of the product's programs is, where nobody says otherwise. */
export const productEnv = {
  NODE_ENV: 'production',
  // Node keeps the program as it has prepared it, which takes a third off the next start.
  NODE_COMPILE_CACHE: join(root, '.runtime', 'compile-cache'),
  // Two heaps for its threads instead of eight a core, and what is freed goes back to the system: pictures leave half as
  // much memory behind, at the same speed. Both are read by glibc.
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
};
