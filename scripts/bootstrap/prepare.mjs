import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { bringBrowser, findBrowser } from './browser.mjs';
import { hasDependencies, installDependencies } from './dependencies.mjs';
import { Failure } from './failure.mjs';
import { withLock } from './lock.mjs';
import { bringNode, findNode, withNodeFirst } from './node.mjs';
import { root, runtimeFolder } from './paths.mjs';
import { buildWeb, hasWebBuild } from './web-build.mjs';

/**
 * Node and the dependencies of the product are always needed.
 * @typedef {{ tools?: boolean, web?: boolean, browser?: boolean }} Needs
 */

/**
 * If the web application has already been built, here or on another machine, the packages that build it are not
 * installed.
 * @param {Needs} needs
 */
const scopeOf = ({ tools, web, browser }) =>
  tools || browser ? 'everything' : web && !hasWebBuild() ? 'product' : 'server';

/**
 * Installs or builds everything that a command needs and that is missing.
 * @param {Needs} needs
 * @returns {Promise<{ env: NodeJS.ProcessEnv }>} The environment to run the command in.
 */
export async function prepare(needs) {
  const found = await find(needs);
  if (found.missing.length === 0) return { env: found.env };
  ensureWritable(found.missing);
  const waiting = (/** @type {number} */ pid) =>
    console.log(`Waiting for process ${pid}, which is preparing this folder.`);
  return withLock(join(runtimeFolder, 'lock'), () => bring(needs), { onWait: waiting });
}

/** @param {Needs} needs */
async function find(needs) {
  const { web, browser } = needs;
  const node = await findNode();
  const chromium = browser ? await findBrowser() : undefined;
  const missing = [
    ...(node ? [] : ['Node']),
    ...(hasDependencies(scopeOf(needs)) ? [] : ['the dependencies']),
    ...(web && !hasWebBuild() ? ['the built web application'] : []),
    ...(browser && !chromium ? ['a browser'] : []),
  ];
  return { missing, env: environment(node ?? process.execPath, chromium) };
}

/** @param {Needs} needs */
async function bring(needs) {
  const { web, browser } = needs;
  const scope = scopeOf(needs);
  const node = (await findNode()) ?? (await bringNode());
  const env = environment(node);
  if (!hasDependencies(scope)) await installDependencies(scope, node, env);
  if (web && !hasWebBuild()) await buildWeb(node, env);
  const chromium = browser ? ((await findBrowser()) ?? (await bringBrowser({ node, env }))) : undefined;
  return { env: environment(node, chromium) };
}

/**
 * @param {string} node
 * @param {string} [chromium]
 */
function environment(node, chromium) {
  const env = withNodeFirst(node, process.env);
  return chromium ? { ...env, CHROMIUM_PATH: chromium } : env;
}

/** @param {readonly string[]} missing */
function ensureWritable(missing) {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new Failure(`${root} cannot be written by this user, and ${missing.join(', ')} must be put there first.`);
  }
}
