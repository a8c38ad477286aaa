import type { Rolldown } from 'vite';

/** Modules that are loaded together, and their texts. */
export interface Part {
  /** Paths below `src`. */
  readonly modules: readonly string[];
  /** The namespaces of the texts. */
  readonly namespaces: readonly string[];
}

/** Addresses of scripts and styles: those that every language needs, and those of the texts in each language. */
export interface Files {
  readonly all: readonly string[];
  readonly en: readonly string[];
  readonly de: readonly string[];
}

/** The files that a part needs in addition to those of `known`. Fails if one of its modules or texts is missing. */
export function filesOf(bundle: Rolldown.OutputBundle, part: Part, ...known: readonly Files[]): Files {
  const isKnown = new Set(known.flatMap(({ all, en, de }) => [...all, ...en, ...de]));
  const needed = (modules: readonly RegExp[]) =>
    withImports(
      bundle,
      modules.map((module) => chunkWith(bundle, module)),
    )
      .flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
      .map((file) => `/${file}`)
      .filter((file) => !isKnown.has(file));
  // Texts are in the folder of their namespace, or in a folder inside it (app/texts.ts).
  const textsIn = (language: 'en' | 'de') =>
    needed(part.namespaces.map((name) => new RegExp(`/(?:${name}/locales|locales/${name})/${language}\\.json$`)));
  const all = needed(part.modules.map((module) => new RegExp(`/src/${module}$`)));
  return { all, en: textsIn('en'), de: textsIn('de') };
}

/** The chunk that contains a module. */
function chunkWith(bundle: Rolldown.OutputBundle, module: RegExp): Rolldown.OutputChunk {
  const found = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.moduleIds.some((id) => module.test(id)),
  );
  if (found?.type !== 'chunk') throw new Error(`No chunk contains ${module}.`);
  return found;
}

/** Chunks with all that they import statically, each once. */
function withImports(bundle: Rolldown.OutputBundle, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const found = new Set(chunks);
  // A set also visits what is added while it is visited.
  for (const { imports } of found) {
    for (const file of imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') found.add(imported);
    }
  }
  return [...found];
}
