import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

// Every feature has the same layout (ARCHITECTURE.md), and may have a README.

const features = path.resolve(import.meta.dirname, '../src/features');
const parts = ['api', 'components', 'locales', 'rules', 'screens', 'test', 'README.md'];

describe.each(readdirSync(features))('feature %s', (feature) => {
  const files = readdirSync(path.join(features, feature), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(features, feature), path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll('\\', '/'));

  test('has all its files in the folders of the layout', () => {
    expect(files.filter((name) => !parts.includes(name.split('/')[0] ?? ''))).toEqual([]);
  });

  test('has its rules in rules, and only texts in locales', () => {
    expect(files.filter((name) => name.includes('.rules.') && !name.startsWith('rules/'))).toEqual([]);
    expect(files.filter((name) => name.startsWith('locales/') && !name.endsWith('.json'))).toEqual([]);
  });
});

/** The folders of the components of a feature, each with those that its files import. */
function importsOfFolders(feature: string): ReadonlyMap<string, ReadonlySet<string>> {
  const components = path.join(features, feature, 'components');
  const imports = new Map<string, Set<string>>();
  for (const entry of readdirSync(components, { recursive: true, withFileTypes: true })) {
    if (!/\.(tsx?|css)$/.test(entry.name)) continue;
    const from = imports.get(entry.parentPath) ?? new Set<string>();
    imports.set(entry.parentPath, from);
    const code = readFileSync(path.join(entry.parentPath, entry.name), 'utf8');
    for (const [, name = ''] of code.matchAll(/(?:from |import\()'([#.][^']+)'/g)) {
      const file = name.startsWith('#') ? path.join(features, '..', name.slice(1)) : path.join(entry.parentPath, name);
      const folder = path.dirname(file);
      if (folder.startsWith(components) && folder !== entry.parentPath) from.add(folder);
    }
  }
  return imports;
}

test('the folders of the components of cards do not import each other in circles', () => {
  const imports = new Map(importsOfFolders('cards'));
  expect(imports.size).toBeGreaterThan(5);
  // Folders are taken away once everything that they import has been, so that only circles remain.
  const isFree = (folder: string) => [...(imports.get(folder) ?? [])].every((other) => !imports.has(other));
  for (let free = [...imports.keys()].filter(isFree); free.length > 0; free = [...imports.keys()].filter(isFree)) {
    for (const folder of free) imports.delete(folder);
  }
  expect([...imports.keys()]).toEqual([]);
});
