import { join } from 'node:path';
import { npm } from './npm.mjs';
import { root } from './paths.mjs';
import { fingerprint, isStamped, stamp } from './stamp.mjs';
import { step } from './terminal.mjs';

const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules', '.foreglow-install');

/**
 * What runs the server; or also what builds the web application; or also what checks and tests. Each scope includes those
 * before it.
 * @typedef {'server' | 'product' | 'everything'} Scope
 */
const scopes = /** @type {const} */ (['server', 'product', 'everything']);

/** What npm is told for a scope. For the first two no package runs a script of its own. */
const optionsOf = /** @type {Readonly<Record<Scope, readonly string[]>>} */ ({
  server: ['--omit=dev', '--ignore-scripts', '--workspace=@foreglow/api'],
  product: ['--omit=dev', '--ignore-scripts'],
  everything: ['--include=dev'],
});

// Some packages hold programs of one platform: a folder copied to another one must be installed anew.
const wanted = (/** @type {Scope} */ scope) => fingerprint(root, [lockFile], [process.platform, process.arch, scope]);

/**
 * Whether what package-lock.json lists is installed. npm empties the folder first, so a broken-off install is not.
 * @param {Scope} scope
 */
export const hasDependencies = (scope) =>
  scopes.slice(scopes.indexOf(scope)).some((installed) => isStamped(stampFile, wanted(installed)));

/**
 * Installs what package-lock.json lists, by the hashes it gives, as far as the scope needs it.
 * @param {Scope} scope
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 */
export async function installDependencies(scope, node, env) {
  const purpose = 'Installing the dependencies';
  await step(purpose, () => npm(['ci', ...optionsOf[scope]], { purpose, node, cwd: root, env }));
  stamp(stampFile, wanted(scope));
}
