import type { Rolldown } from 'vite';

interface Screen {
  /** The modules that are imported when the screen opens: the screen, and what it imports for its first content. */
  readonly modules: readonly string[];
  /** The folders of its texts that are not among the first ones, as its route lists them. */
  readonly texts: readonly string[];
}

/** The screens of a project that people open most, besides the card list, by the last part of their address. */
const screens: Readonly<Record<string, Screen>> = {
  brief: {
    modules: ['features/brief/screens/brief-screen.tsx', 'ui/prose/prose.tsx'],
    texts: ['features/brief', 'features/assistance', 'ui/editor', 'features/projects'],
  },
  insights: {
    modules: ['features/insights/screens/insights-screen.tsx'],
    texts: ['features/insights', 'features/projects'],
  },
  trends: {
    modules: ['features/trends/screens/trends-screen.tsx'],
    texts: ['features/trends', 'features/projects'],
  },
  map: {
    modules: ['features/map/screens/map-screen.tsx'],
    texts: ['features/map', 'features/assistance', 'features/projects'],
  },
  radars: {
    modules: ['features/radars/screens/radars-screen.tsx'],
    texts: ['features/radars', 'features/projects'],
  },
};

/** The files of a screen: those that every language needs, and those of the texts in each language. */
interface ScreenFiles {
  readonly all: string[];
  readonly en: string[];
  readonly de: string[];
}

/** The files of each screen, without those of the chunks in `known`, which are requested anyway. */
export function filesOfScreens(
  bundle: Rolldown.OutputBundle,
  known: readonly Rolldown.OutputChunk[],
): Record<string, ScreenFiles> {
  const isKnown = new Set(known.flatMap((chunk) => filesOf(withImports(bundle, [chunk]))));
  const missing = (modules: readonly string[]) =>
    filesOf(
      withImports(
        bundle,
        modules.map((module) => chunkOf(bundle, module)),
      ),
    ).filter((file) => !isKnown.has(file));
  return Object.fromEntries(
    Object.entries(screens).map(([place, { modules, texts }]) => {
      const inLanguage = (language: 'en' | 'de') =>
        missing(texts.map((folder) => `${folder}/locales/${language}.json`));
      return [place, { all: missing(modules), en: inLanguage('en'), de: inLanguage('de') }];
    }),
  );
}

/** The chunk that is loaded for a dynamic import of a module. Fails if there is none. */
function chunkOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  const found = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(`/apps/web/src/${module}`),
  );
  if (found?.type !== 'chunk') throw new Error(`No chunk is loaded for ${module}.`);
  return found;
}

/** Chunks with all that they import statically, each once. */
function withImports(bundle: Rolldown.OutputBundle, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk) => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') add(imported);
    }
  };
  for (const chunk of chunks) add(chunk);
  return [...found];
}

/** The addresses of the scripts and styles of chunks. */
export const filesOf = (chunks: readonly Rolldown.OutputChunk[]): string[] =>
  chunks.flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]).map((file) => `/${file}`);
