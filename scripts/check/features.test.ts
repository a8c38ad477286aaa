import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { features } from '../../.features.mjs';
import { root } from '../bootstrap/paths.mjs';
import { typescriptFiles } from './sources.ts';

const imported = /(?:from|import\()\s*'([#.][^']+)'/g;

const sourcesOf = (side: string): string[] =>
  typescriptFiles(root, [`apps/${side}`]).filter((file) => !/\/test\/|\.test\.tsx?$/.test(file));

/** The files of features that are imported from outside their feature. */
function importedFromOutside(side: string): Set<string> {
  const folder = `apps/${side}/src/features/`;
  const found = new Set<string>();
  for (const file of sourcesOf(side)) {
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(imported)) {
      const target = name.startsWith('#') ? `apps/${side}/src/${name.slice(1)}` : posix.join(dirname(file), name);
      if (!target.startsWith(folder)) continue;
      const [feature = ''] = target.slice(folder.length).split('/');
      if (!file.startsWith(`${folder}${feature}/`)) found.add(target.slice(folder.length));
    }
  }
  return found;
}

/** The picture of the features of the API: what each one uses, without what that uses in turn. */
function pictureOf(all: typeof features.api): string {
  const usesOf = (name: string): readonly string[] => all[name]?.uses ?? [];
  const below = (name: string): string[] => usesOf(name).flatMap((used) => [used, ...below(used)]);
  const lines = Object.keys(all).map((name) => {
    const indirect = new Set(usesOf(name).flatMap(below));
    const direct = usesOf(name).filter((used) => !indirect.has(used));
    return `  ${[name, direct.join(' & ')].filter(Boolean).join(' --> ')}`;
  });
  return ['```mermaid', 'flowchart BT', ...lines.sort(), '```'].join('\n');
}

test('ARCHITECTURE.md has the picture of the features (with `npm test -- scripts features -u` it is made anew)', async () => {
  const file = join(root, 'ARCHITECTURE.md');
  const text = readFileSync(file, 'utf8');
  const picture = /```mermaid\n[^`]*```/;
  expect(text).toMatch(picture);
  await expect(text.replace(picture, pictureOf(features.api))).toMatchFileSnapshot(file);
});

describe.each(Object.entries(features))('the features of apps/%s', (side, all) => {
  test('list no file as shared that nobody else imports', () => {
    const used = importedFromOutside(side);
    const listed = Object.entries(all).flatMap(([feature, { shares = [] }]) =>
      shares.map((file) => `${feature}/${file}`),
    );
    expect(listed.length).toBeGreaterThan(50);
    expect(listed.filter((file) => !used.has(file))).toEqual([]);
  });
});
