import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * Options of Node for the product: the maximum size of each of the three semi-spaces for young objects, in MB; the
 * default of Node is 16. With 24, pages of cards that nobody has requested take a tenth less time than with 8. With the
 * embedded database, which is for small machines, the minimum is used. It costs a twentieth of the requests a second.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export const nodeOptions = (env) => [`--max-semi-space-size=${env.DATABASE_URL ? 24 : 1}`];

/** The default environment of the product's programs. */
export const productEnv = {
  NODE_ENV: 'production',
  // Node stores the compiled program, which makes the next start a third shorter.
  NODE_COMPILE_CACHE: join(root, '.runtime', 'compile-cache'),
  // Two malloc arenas for all threads instead of eight per core, and freed memory is returned to the system: after
  // processing pictures half as much memory stays in use, at the same speed. glibc reads both variables.
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
};
