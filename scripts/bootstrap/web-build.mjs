import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { root } from './paths.mjs';
import { runCaptured } from './run-captured.mjs';
import { filesBelow, fingerprint, isStamped, stamp } from './stamp.mjs';
import { plainOutsideTerminal, step } from './terminal.mjs';

const web = join(root, 'apps', 'web');
const stampFile = join(web, 'dist', '.foreglow-build');
const packages = ['contract', 'pictures'].map((name) => join(root, 'packages', name, 'src'));
const sources = [web, ...packages, join(root, 'package-lock.json')];
const isLeftOut = (/** @type {string} */ name) =>
  ['node_modules', 'dist', 'source-maps', 'test'].includes(name) || name.startsWith('.') || /\.test\.tsx?$/.test(name);

const wanted = () => fingerprint(root, filesBelow(sources, isLeftOut));

/** Whether the built web application is up to date with its sources. */
export const hasWebBuild = () => isStamped(stampFile, wanted());

/**
 * Builds the web application.
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 */
export async function buildWeb(node, env) {
  const built = wanted();
  await step('Building the web application', async () => {
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    const buildEnv = { ...plainOutsideTerminal(env), NODE_ENV: 'production' };
    const { ok, output } = await runCaptured(node, [vite, 'build'], { cwd: web, env: buildEnv });
    if (!ok) throw new Failure('Building the web application failed.', output);
  });
  stamp(stampFile, built);
}
