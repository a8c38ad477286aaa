import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** What the bootstrap brings that is not a dependency: the pinned Node, a browser. Ignored by git. */
export const runtimeFolder = join(root, '.runtime');
