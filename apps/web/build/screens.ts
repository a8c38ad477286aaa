import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Part } from './bundle-graph.ts';

const routes = path.resolve(import.meta.dirname, '../src/app/routes');

/** A route of a screen of a project, as the formatter writes it: its place, the file of its screen, its namespaces. */
const route =
  /path: '\/projects\/\$projectSlug\/(\w+)',(?:(?!createRoute).)*?lazyScreen\(\s*\(\) => import\('#([^']+)'\),([^)]*)\)/gs;

/** What screens import for their first content. */
const firstContent: Readonly<Record<string, readonly string[]>> = { brief: ['ui/prose/prose.tsx'] };

/** What each screen of a project needs, by the last part of its address, as the routes say. */
export function screensOfProjects(): ReadonlyMap<string, Part> {
  const source = readdirSync(routes).map((name) => readFileSync(path.join(routes, name), 'utf8'));
  return new Map(
    Array.from(source.join('\n').matchAll(route), ([, place = '', screen = '', namespaces = '']) => [
      place,
      {
        modules: [screen, ...(firstContent[place] ?? [])],
        namespaces: Array.from(namespaces.matchAll(/\w+/g), ([name]) => name),
      },
    ]),
  );
}
