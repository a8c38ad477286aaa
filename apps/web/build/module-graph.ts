import path from 'node:path';
import { parseAst, type Rolldown } from 'vite';

/** What the bundler knows about a module. */
type ModuleFacts = Pick<Rolldown.ModuleInfo, 'code' | 'exports' | 'importedIds'>;

/** Files that only pass on names of other files of their package. */
const index = /\/packages\/contract\/src\/index\.ts$|\/tabler-icons-react\.mjs$/;

/**
 * Finds modules, by their ids, with all that they need to run. Of an index these are the modules that define the
 * imported names. Fails if a module is not in the bundle.
 */
export function moduleGraph(factsOf: (id: string) => ModuleFacts | null): (modules: readonly string[]) => Set<string> {
  const importedBy = (id: string) => factsOf(id)?.importedIds ?? [];
  /** The modules behind an index, by the names they define. An icon is the default export of a file with its name. */
  const definers = once((id) => {
    const namesOf = (one: string) =>
      one.endsWith('.mjs') ? [path.basename(one, '.mjs')] : (factsOf(one)?.exports ?? []);
    return new Map(importedBy(id).flatMap((one) => namesOf(one).map((name) => [name, one])));
  });
  const needsOf = once((id) => {
    const indexes = importedBy(id).filter((one) => index.test(one));
    const names = indexes.length > 0 ? importedNames(factsOf(id)?.code ?? '') : [];
    const defining = indexes.flatMap((one) => names.flatMap((name) => definers(one).get(name) ?? []));
    return [...importedBy(id).filter((one) => !index.test(one)), ...defining];
  });
  return (modules) => {
    for (const id of modules) if (!factsOf(id)) throw new Error(`The bundle has no module ${id}.`);
    const reached = new Set(modules);
    // A set also visits what is added while it is visited.
    for (const id of reached) for (const needed of needsOf(id)) reached.add(needed);
    return reached;
  };
}

/** Remembers the results of a function. */
function once<T>(read: (id: string) => T): (id: string) => T {
  const known = new Map<string, T>();
  return (id) => {
    const result = known.get(id) ?? read(id);
    known.set(id, result);
    return result;
  };
}

/** The names that a module imports from others. */
const importedNames = (code: string): readonly string[] =>
  parseAst(code)
    .body.flatMap((statement) => (statement.type === 'ImportDeclaration' ? statement.specifiers : []))
    .flatMap((part) =>
      part.type === 'ImportSpecifier' && part.imported.type === 'Identifier' ? part.imported.name : [],
    );
