import type { Plugin } from 'vite';
import { chunkNamed } from './chunk-named.ts';

/**
 * The names of the chunks whose functions are compiled while they load: those that the page lists
 * (first-files.ts, screen-files.ts) and that are large enough for the browser to compile them in another thread.
 */
const hinted = ['react', 'base', 'kit', 'shell', 'cards', 'map-screen', 'radar', 'prose', 'micromark-extension-gfm'];
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells V8 to compile all functions of a chunk in another thread while it loads. Otherwise each function is compiled
 * when it is first called, which blocks the page: react-dom is one function of 180 kB. Other engines ignore the
 * comment.
 */
export function hintCompilation(): Plugin {
  return {
    name: 'foreglow:compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const name of hinted) {
          const chunk = chunkNamed(bundle, name);
          chunk.code = hint + chunk.code;
          const map = bundle[`${chunk.fileName}.map`];
          if (map?.type === 'asset') map.source = moveDownByALine(String(map.source));
        }
      },
    },
  };
}

/** The source map of code to which a line was prepended. */
function moveDownByALine(map: string): string {
  const { mappings, ...rest } = JSON.parse(map) as { mappings: string };
  return JSON.stringify({ ...rest, mappings: `;${mappings}` });
}
