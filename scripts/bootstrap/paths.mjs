import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * The folder for tools that the bootstrap installs and that are not dependencies: the pinned Node, a browser. Ignored
 * by git.
 */
export const runtimeFolder = join(root, '.runtime');
