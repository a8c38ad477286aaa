import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type PreviewServer, preview, type Rolldown } from 'vite';
import type { ChartKind } from './page/figures.ts';

const root = join(import.meta.dirname, 'page');
/** The module of the page for each chart. */
const moduleOf: Readonly<Record<ChartKind, string>> = {
  stage: 'stage.ts',
  mapChart: 'map-chart.tsx',
  scatterplot: 'scatterplot.ts',
  scatterplotFast: 'scatterplot.ts',
};

/** The page of charts as it is served. */
export interface BuiltPage {
  readonly address: string;
  /** Bytes of JavaScript of a chart without the code that measures it, minified and compressed. */
  readonly bytesOf: (kind: ChartKind) => number;
  readonly close: () => Promise<void>;
}

/** Builds the page like the web application, and serves it so that its clock is precise to 5 µs. */
export async function buildPage(folder: string): Promise<BuiltPage> {
  const outDir = join(folder, 'charts');
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, target: 'esnext', reportCompressedSize: false },
  });
  const chunks = outputOf(built).output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { outDir },
    preview: {
      host: '127.0.0.1',
      port: 0,
      headers: { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' },
    },
  });
  return {
    address: addressOf(server),
    bytesOf: (kind) => bytesOf(chunks, moduleOf[kind]),
    close: () => server.close(),
  };
}

function outputOf(built: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput {
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('Vite built nothing.');
  return output;
}

function addressOf(server: PreviewServer): string {
  const address = server.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('The page is not served.');
  return `http://127.0.0.1:${address.port}/`;
}

/** The chunk of a module and all chunks that it imports, without the chunk of the page. */
function bytesOf(chunks: readonly Rolldown.OutputChunk[], module: string): number {
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, module));
  if (!entry) throw new Error(`${module} is in no chunk of its own.`);
  const found = new Set([entry]);
  for (const { imports } of found) {
    for (const name of imports) {
      const imported = chunks.find(({ fileName, isEntry }) => fileName === name && !isEntry);
      if (imported) found.add(imported);
    }
  }
  return [...found].reduce((sum, { code }) => sum + gzipSync(code).length, 0);
}
