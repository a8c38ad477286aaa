import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Every file below the paths, sorted. A path may also be a file; a path that does not exist counts as empty.
 * @param {readonly string[]} paths
 * @param {(name: string) => boolean} [isLeftOut] Names of files and folders to leave out.
 * @returns {string[]}
 */
export function filesBelow(paths, isLeftOut = () => false) {
  return paths
    .filter((path) => existsSync(path))
    .flatMap((path) => {
      if (!statSync(path).isDirectory()) return [path];
      const names = readdirSync(path).filter((name) => !isLeftOut(name));
      return filesBelow(
        names.map((name) => join(path, name)),
        isLeftOut,
      );
    })
    .sort();
}

/**
 * One hash over names and contents of files, the same in every clone.
 * @param {string} base Names are taken relative to this folder.
 * @param {readonly string[]} files
 * @param {readonly string[]} [facts] Other facts that the result depends on.
 */
export function fingerprint(base, files, facts = []) {
  const hash = createHash('sha256');
  for (const fact of facts) hash.update(`${fact}\0`);
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`${relative(base, file).split(sep).join('/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Whether the work that a stamp represents was done for this fingerprint.
 * @param {string} file
 * @param {string} wanted
 */
export const isStamped = (file, wanted) => existsSync(file) && readFileSync(file, 'utf8').trim() === wanted;

/**
 * Records that the work was done for this fingerprint.
 * @param {string} file
 * @param {string} done
 */
export const stamp = (file, done) => writeFileSync(file, `${done}\n`);
