import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Moves the source maps of the build out of the public folder, into `source-maps` next to it. They can be uploaded to a
 * service for error reports, but visitors cannot read them.
 */
export function keepSourceMaps(): Plugin {
  let built = '';
  let kept = '';
  return {
    name: 'foreglow:keep-source-maps',
    apply: 'build',
    configResolved(config) {
      built = path.resolve(config.root, config.build.outDir, 'assets');
      kept = path.resolve(config.root, 'source-maps/assets');
    },
    async closeBundle() {
      await rm(kept, { recursive: true, force: true });
      await mkdir(kept, { recursive: true });
      const maps = (await readdir(built)).filter((name) => name.endsWith('.map'));
      await Promise.all(maps.map((name) => rename(path.join(built, name), path.join(kept, name))));
    },
  };
}
