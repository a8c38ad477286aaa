import { delimiter, dirname, join } from 'node:path';
import { versionSaidBy } from './executables.mjs';
import { Failure } from './failure.mjs';
import { npm } from './npm.mjs';
import { runtimeFolder } from './paths.mjs';
import { step } from './terminal.mjs';
import { isNewEnough, pinnedNode, requiredNodeMajor } from './versions.mjs';

// The npm package `node` only picks one of these by an install script, which npm may be told not to run.
const packageName = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const folder = join(runtimeFolder, 'node');
const file = join(folder, 'node_modules', packageName, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** The Node to run everything with: this one, or the one brought before; undefined when one must be brought. */
export async function findNode() {
  if (isNewEnough(process.versions.node)) return process.execPath;
  return (await versionSaidBy(file)) === `v${pinnedNode}` ? file : undefined;
}

/** Brings the pinned Node into `.runtime`. */
export async function bringNode() {
  const purpose = `Installing Node ${pinnedNode}`;
  await step(`${purpose} (this is ${process.versions.node})`, async () => {
    try {
      await npm(['install', '--prefix', folder, '--no-save', '--no-package-lock', `${packageName}@${pinnedNode}`], {
        purpose,
        node: process.execPath,
        cwd: runtimeFolder,
        env: process.env,
      });
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
 * An environment in which `node` is the given one.
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function withNodeFirst(node, env) {
  return { ...env, PATH: [dirname(node), env.PATH].filter(Boolean).join(delimiter) };
}
