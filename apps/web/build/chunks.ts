import path from 'node:path';
import { kindNames } from '@foreglow/contract';
import type { Plugin, Rolldown } from 'vite';
import { moduleGraph } from './module-graph.ts';

const source = path.resolve(import.meta.dirname, '../src');

/** The part behind sign-in, and the screen that is shown if another one fails, for which there may be no connection. */
const inside = ['router/inside.ts', 'shell/shell.tsx', 'screens/error-screen.tsx'].map(
  (file) => `${source}/app/${file}`,
);

/** The screens that list the content of a project, one for each kind. */
const lists = kindNames.map((kind) => `${source}/features/${kind}/screens/${kind}-screen.tsx`);

/** The texts that every page needs, and those of the shell and the card list, by language. */
const texts = ['en', 'de'].flatMap((language): Rolldown.CodeSplittingGroup[] => [
  {
    name: `base-texts-${language}`,
    test: new RegExp(`/src/(?:ui|app|lib/http|features/auth)/locales/${language}\\.json$`),
  },
  {
    name: `inside-texts-${language}`,
    test: new RegExp(`/(?:app/shell/locales|features/cards/locales|filters|kind_\\w+)/${language}\\.json$`),
  },
]);

/**
 * Determines which modules become one file: fewer files compress better, and each further file delays a phone. A group
 * also contains what its modules import, unless an earlier group does.
 *
 * - `base`: every page, and sign-in
 * - `common`: what the next group shares with the other pages outside sign-in
 * - `inside`: the part behind sign-in, and what at least two lists need
 * - `cards`: the card list, the screen that people open most
 *
 * The bundler splits all other modules.
 */
export function chunkByScreen(): Plugin {
  let shared: ReadonlySet<string> = new Set();
  let common: ReadonlySet<string> = new Set();
  const groups: Rolldown.CodeSplittingGroup[] = [
    ...texts,
    { name: 'base', test: /\/src\/(?:main|features\/auth\/screens\/login-screen)\.tsx$/ },
    { name: 'common', test: (id) => common.has(id) },
    { name: 'inside', test: (id) => shared.has(id) },
    { name: 'cards', test: /\/features\/cards\/screens\/cards-screen\.tsx$/ },
  ];
  return {
    name: 'foreglow:chunk-by-screen',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    buildEnd() {
      const reachedFrom = moduleGraph((id) => this.getModuleInfo(id));
      const outside = reachedFrom(screensOf(this.getModuleInfo(`${source}/app/routes/outside.ts`)));
      shared = new Set([...reachedFrom(inside), ...inAtLeastTwo(lists.map((list) => reachedFrom([list])))]);
      common = new Set([...shared].filter((id) => outside.has(id)));
    },
  };
}

/** The screens that routes load. */
function screensOf(routes: Rolldown.ModuleInfo | null): readonly string[] {
  if (!routes) throw new Error('The bundle does not have the routes outside sign-in.');
  return routes.dynamicallyImportedIds;
}

/** The values that at least two sets contain. */
function inAtLeastTwo<T>(sets: readonly ReadonlySet<T>[]): T[] {
  return [...new Set(sets.flatMap((set) => [...set]))].filter((one) => sets.filter((set) => set.has(one)).length > 1);
}
