import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minify, type Plugin } from 'vite';

/** The scripts in public/, which the bundler copies unchanged. */
const scripts = ['first-paint.js', 'warm-formats.js'];

/** Removes comments and spaces from the scripts in public/, since they are part of every first load. */
export function minifyPublic(): Plugin {
  let folder = '';
  return {
    name: 'foreglow:minify-public',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      for (const name of scripts) {
        const file = path.join(folder, name);
        const { code, errors } = await minify(name, await readFile(file, 'utf8'));
        if (errors[0]) throw new Error(`${name}: ${errors[0].message}`);
        await writeFile(file, code);
      }
    },
  };
}
