import { join } from 'node:path';
import { selectTests } from '../test/selection.mjs';
import { root } from './paths.mjs';
import { nodeOptions, productEnv } from './product-process.mjs';

/** @typedef {import('./run-children.mjs').ChildProcess} ChildProcess */
/**
 * @typedef {object} Command
 * @property {(args: readonly string[]) => import('./prepare.mjs').Needs} needs
 * @property {(args: readonly string[], env: NodeJS.ProcessEnv) => ChildProcess[]} processes
 */

/**
 * `node` is looked up on PATH, where the required version comes first.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [cwd]
 * @returns {ChildProcess}
 */
const node = (args, env, cwd = root) => ({ command: 'node', args, cwd, env });

/**
 * @param {string} script
 * @param {import('./prepare.mjs').Needs} [needs]
 * @returns {Command}
 */
const script = (script, needs = {}) => ({
  needs: () => needs,
  processes: (args, env) => [node([script, ...args], env)],
});

/**
 * One of the product's programs, in the way that it runs for users.
 * @param {string} program
 * @param {import('./prepare.mjs').Needs} needs
 * @returns {Command}
 */
const product = (program, needs) => ({
  needs: () => needs,
  processes: (args, env) => [
    { ...node([...nodeOptions(env), program, ...args], { ...productEnv, ...env }), channel: true },
  ],
});

/**
 * A program that runs for a short time while the product may be running. Without its optimising compiler Node needs
 * half as much memory for the embedded database, and hardly more time.
 * @param {string} program
 * @returns {Command}
 */
const lean = (program) => ({
  needs: () => ({}),
  processes: (args, env) => [node(['--liftoff-only', program, ...args], env)],
});

const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');

/** The page is served by Vite on PORT, which forwards the API's paths to API_PORT. @type {Command} */
const dev = {
  needs: () => ({ tools: true }),
  processes: (args, env) => {
    const { PORT = '5173', API_PORT = '3000' } = env;
    const apiEnv = { ...env, PORT: API_PORT };
    const webEnv = { ...env, PORT, API_PORT };
    return [
      node(['--watch', '--watch-preserve-output', 'apps/api/src/programs/main.ts'], apiEnv),
      node([vite, '--port', PORT, '--strictPort', ...args], webEnv, join(root, 'apps', 'web')),
    ];
  },
};

/** @type {Command} */
const test = {
  needs: (args) => {
    const { e2e, browser } = selectTests(args);
    return { tools: true, web: e2e, browser };
  },
  processes: (args, env) => [node(['scripts/test/main.ts', ...args], env)],
};

/** Building is part of the preparation. @type {Command} */
const build = { needs: () => ({ web: true }), processes: () => [] };

/**
 * Installs the packages that run the server, for machines that get the built web application from another machine.
 * @type {Command}
 */
const installServer = { needs: () => ({}), processes: () => [] };

/** @type {Readonly<Record<string, Command>>} */
export const commands = {
  start: product('apps/api/src/programs/main.ts', { web: true }),
  worker: product('apps/api/src/programs/worker.ts', {}),
  dev,
  test,
  check: script('scripts/check/main.ts', { tools: true }),
  bench: script('bench/src/main.ts', { tools: true, web: true, browser: true }),
  'help:pictures': script('e2e/help-pictures/main.ts', { tools: true, web: true, browser: true }),
  eval: script('apps/api/src/programs/eval.ts'),
  language: script('scripts/languages/main.ts'),
  build,
  'install:server': installServer,
  backup: lean('apps/api/src/programs/backup.ts'),
  restore: lean('apps/api/src/programs/restore.ts'),
  'db:migrate': script('apps/api/src/programs/db-migrate.ts'),
  'db:check': script('apps/api/src/programs/db-check.ts'),
};

export const commandNames = Object.keys(commands);
