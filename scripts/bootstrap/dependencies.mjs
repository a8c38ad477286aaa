import { join } from 'node:path';
import { npm } from './npm.mjs';
import { root } from './paths.mjs';
import { fingerprint, isStamped, stamp } from './stamp.mjs';
import { step } from './terminal.mjs';

const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules', '.foreglow-install');

// Some packages hold programs of one platform: a folder copied to another one must be installed anew.
const wanted = () => fingerprint(root, [lockFile], [process.platform, process.arch]);

/** Whether what package-lock.json lists is installed. npm empties the folder first, so a broken-off install is not. */
export const hasDependencies = () => isStamped(stampFile, wanted());

/**
 * Installs what package-lock.json lists, the tools included: the web application is built here.
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 */
export async function installDependencies(node, env) {
  const purpose = 'Installing the dependencies';
  await step(purpose, () => npm(['ci', '--include=dev'], { purpose, node, cwd: root, env }));
  stamp(stampFile, wanted());
}
