import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * Names a class of a CSS module: its own name, and four characters that stand for its file. The default of Vite also
 * contains the line of the class, a number that cannot be compressed in hundreds of names.
 */
export const scopedName =
  (root: string) =>
  (name: string, file: string): string =>
    `${name}_${createHash('sha256').update(relative(root, file)).digest('base64url').slice(0, 4)}`;
