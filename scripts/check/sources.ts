import { relative } from 'node:path';
import { filesBelow } from '../bootstrap/stamp.mjs';

const isLeftOut = (name: string) =>
  ['node_modules', 'dist', 'test-results', 'playwright-report', 'data'].includes(name) || name.startsWith('.');

/** The TypeScript files of the folders, relative to the repository. */
export function typescriptFiles(root: string, folders: readonly string[]): string[] {
  const paths = folders.map((folder) => `${root}/${folder}`);
  return filesBelow(paths, isLeftOut)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => relative(root, file));
}
