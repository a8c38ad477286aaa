import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { moduleGraph } from '../build/module-graph.ts';
import { screensOfProjects } from '../build/screens.ts';

describe('the modules that a module needs', () => {
  const index = '/packages/contract/src/index.ts';
  const icons = '/icons/tabler-icons-react.mjs';
  const modules: Readonly<Record<string, { code?: string; importedIds?: string[]; exports?: string[] }>> = {
    '/list.tsx': {
      code: 'import { limits as most } from "@foreglow/contract"; import { IconList } from "icons"; import "./row.tsx";',
      importedIds: [index, icons, '/row.tsx'],
    },
    '/row.tsx': { importedIds: ['/list.tsx'] },
    [index]: { importedIds: ['/limits.ts', '/kinds.ts'] },
    [icons]: { importedIds: ['/icons/IconList.mjs', '/icons/IconMap.mjs'] },
    '/limits.ts': { exports: ['least', 'limits'], importedIds: ['/units.ts'] },
    '/kinds.ts': { exports: ['kinds'] },
    '/icons/IconMap.mjs': { exports: ['default'] },
  };
  const reachedFrom = moduleGraph((id) => {
    const { code = '', importedIds = [], exports = [] } = modules[id] ?? {};
    return id === '/missing.ts' ? null : { code, importedIds, exports };
  });

  test('are all that it imports, directly or not, and behind an index only those whose names are imported', () => {
    const found = ['/list.tsx', '/row.tsx', '/limits.ts', '/icons/IconList.mjs', '/units.ts'];
    expect(reachedFrom(['/list.tsx'])).toEqual(new Set(found));
    expect(reachedFrom(['/kinds.ts', '/units.ts'])).toEqual(new Set(['/kinds.ts', '/units.ts']));
  });

  test('of a module that the bundle does not have is an error', () => {
    expect(() => reachedFrom(['/missing.ts'])).toThrow('/missing.ts');
  });
});

test('every route of a screen of a project is read, with its own screen and texts', () => {
  const routes = join(import.meta.dirname, '../src/app/routes');
  const source = readdirSync(routes).map((name) => readFileSync(join(routes, name), 'utf8'));
  const places = Array.from(source.join().matchAll(/path: '\/projects\/\$projectSlug\/(\w+)'/g), ([, place]) => place);
  expect(places).toContain('cards');
  const screens = screensOfProjects();
  expect([...screens.keys()].sort()).toEqual(places.sort());
  for (const { namespaces } of screens.values()) expect(namespaces).not.toEqual([]);
  expect(screens.get('brief')).toEqual({
    modules: ['features/brief/screens/brief-screen.tsx', 'ui/prose/prose.tsx'],
    namespaces: ['brief', 'assistance', 'editor', 'projects'],
  });
});
