import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { versionSaidBy } from './executables.mjs';
import { Failure } from './failure.mjs';
import { npm } from './npm.mjs';
import { runtimeFolder } from './paths.mjs';
import { step } from './terminal.mjs';
import { isNewEnough, nodeIntegrity, pinnedNode, requiredNodeMajor } from './versions.mjs';

// The npm package `node` only selects one of these packages in an install script, which npm may be configured not to
// run.
const system = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const packageName = `node-${system}`;
const folder = join(runtimeFolder, 'node');
const file = join(folder, 'node_modules', packageName, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * The Node to run everything with: the current one, or the one installed before; undefined if one must be installed.
 */
export async function findNode() {
  if (isNewEnough(process.versions.node)) return process.execPath;
  return (await versionSaidBy(file)) === `v${pinnedNode}` ? file : undefined;
}

/** Installs the pinned Node into `.runtime`. npm refuses a package without the known hash. */
export async function bringNode() {
  const purpose = `Installing Node ${pinnedNode}`;
  const integrity = nodeIntegrity[system];
  if (!integrity)
    throw new Failure(`Install Node ${requiredNodeMajor} or newer: there is none to bring for ${system}.`);
  await step(`${purpose} (this is ${process.versions.node})`, async () => {
    try {
      writeLockedProject(folder, { name: packageName, version: pinnedNode, integrity });
      await npm(['ci', '--ignore-scripts'], { purpose, node: process.execPath, cwd: folder, env: process.env });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      throw new Failure(`${error.message} Or install Node ${requiredNodeMajor} or newer yourself.`, error.details);
    }
    if ((await versionSaidBy(file)) !== `v${pinnedNode}`)
      throw new Failure(
        `${purpose} left no Node that runs on this machine. Install Node ${requiredNodeMajor} or newer.`,
      );
  });
  return file;
}

/**
 * Writes an npm project that depends on one package, with the hash that its content must have.
 * @param {string} folder
 * @param {{ name: string, version: string, integrity: string }} dependency
 */
export function writeLockedProject(folder, { name, version, integrity }) {
  const dependencies = { [name]: version };
  const packages = { '': { dependencies }, [`node_modules/${name}`]: { version, integrity } };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, requires: true, packages }));
}

/**
 * An environment in which `node` is the given executable.
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function withNodeFirst(node, env) {
  return { ...env, PATH: [dirname(node), env.PATH].filter(Boolean).join(delimiter) };
}
