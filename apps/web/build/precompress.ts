import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const textFile = /\.(?:js|css|html|svg|json|webmanifest|txt|map)$/;
const smallestWorthwhile = 600;

/**
 * Writes a `.br` and a `.gz` next to every text file of the build that is large enough, so that the server does not
 * have to compress.
 */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'foreglow:precompress',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    // After every other plugin, since the files in public/ are copied outside the bundle.
    closeBundle: {
      order: 'post',
      async handler() {
        const names = await readdir(folder, { recursive: true });
        await Promise.all(names.filter((name) => textFile.test(name)).map((name) => compress(path.join(folder, name))));
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  if ((await stat(file)).size <= smallestWorthwhile) return;
  const content = await readFile(file);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
