import { join } from 'node:path';
import { npm } from './npm.mjs';
import { root } from './paths.mjs';
import { fingerprint, isStamped, stamp } from './stamp.mjs';
import { step } from './terminal.mjs';

const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules', '.foreglow-install');

/** @typedef {'product' | 'everything'} Scope What runs and builds the product, or also what checks and tests it. */

// Some packages hold programs of one platform: a folder copied to another one must be installed anew.
const wanted = (/** @type {Scope} */ scope) => fingerprint(root, [lockFile], [process.platform, process.arch, scope]);

/**
 * Whether what package-lock.json lists is installed. npm empties the folder first, so a broken-off install is not.
 * @param {Scope} scope
 */
export const hasDependencies = (scope) =>
  isStamped(stampFile, wanted('everything')) || (scope === 'product' && isStamped(stampFile, wanted('product')));

/**
 * Installs what package-lock.json lists, by the hashes it gives. For the product alone no development package is
 * installed and no package runs a script of its own.
 * @param {Scope} scope
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 */
export async function installDependencies(scope, node, env) {
  const purpose = 'Installing the dependencies';
  const options = scope === 'product' ? ['--omit=dev', '--ignore-scripts'] : ['--include=dev'];
  await step(purpose, () => npm(['ci', ...options], { purpose, node, cwd: root, env }));
  stamp(stampFile, wanted(scope));
}
