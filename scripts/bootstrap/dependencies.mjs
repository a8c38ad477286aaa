import { join } from 'node:path';
import { npm } from './npm.mjs';
import { root } from './paths.mjs';
import { fingerprint, isStamped, stamp } from './stamp.mjs';
import { step } from './terminal.mjs';

const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules', '.foreglow-install');

/**
 * The packages that run the server; those that also build the web application; those that also check and test. Each
 * scope includes the scopes before it.
 * @typedef {'server' | 'product' | 'everything'} Scope
 */
const scopes = /** @type {const} */ (['server', 'product', 'everything']);

/** The options of npm for a scope. In the first two scopes no package runs install scripts. */
const optionsOf = /** @type {Readonly<Record<Scope, readonly string[]>>} */ ({
  server: ['--omit=dev', '--ignore-scripts', '--workspace=@foreglow/api'],
  product: ['--omit=dev', '--ignore-scripts'],
  everything: ['--include=dev'],
});

// Some packages contain programs for one platform, so a folder copied to another platform must be installed again.
const wanted = (/** @type {Scope} */ scope) => fingerprint(root, [lockFile], [process.platform, process.arch, scope]);

/**
 * Whether the packages in package-lock.json are installed. npm empties the folder first, so an aborted install does not
 * count.
 * @param {Scope} scope
 */
export const hasDependencies = (scope) =>
  scopes.slice(scopes.indexOf(scope)).some((installed) => isStamped(stampFile, wanted(installed)));

/**
 * Installs the packages in package-lock.json that the scope needs, and checks their hashes.
 * @param {Scope} scope
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 */
export async function installDependencies(scope, node, env) {
  const purpose = 'Installing the dependencies';
  await step(purpose, () => npm(['ci', ...optionsOf[scope]], { purpose, node, cwd: root, env }));
  stamp(stampFile, wanted(scope));
}
