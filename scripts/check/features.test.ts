import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { features } from '../../.features.mjs';
import { root } from '../bootstrap/paths.mjs';
import { typescriptFiles } from './sources.ts';

const imported = /(?:from|import\()\s*'([#.][^']+)'/g;

const sourcesOf = (side: string): string[] =>
  typescriptFiles(root, [`apps/${side}`]).filter((file) => !/\/test\/|\.test\.tsx?$/.test(file));

/** The imports of files of features from outside their feature; `from` is the importing feature, if it is one. */
function importsBetween(side: string): readonly { readonly from: string | undefined; readonly target: string }[] {
  const folder = `apps/${side}/src/features/`;
  const featureOf = (file: string) => (file.startsWith(folder) ? file.slice(folder.length).split('/')[0] : undefined);
  return sourcesOf(side).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(imported)].flatMap(([, name = '']) => {
      const target = name.startsWith('#') ? `apps/${side}/src/${name.slice(1)}` : posix.join(dirname(file), name);
      const isOutside = featureOf(target) !== undefined && featureOf(target) !== featureOf(file);
      return isOutside ? [{ from: featureOf(file), target: target.slice(folder.length) }] : [];
    }),
  );
}

/** Whether the `compose` of a feature of the API takes the `api` of another one, whose name is a word of its code. */
function takes(feature: string, used: string): boolean {
  const file = join(root, `apps/api/src/features/${feature}/feature.ts`);
  const code = readFileSync(file, 'utf8').replaceAll(/^import .*|uses: \(\) => \(\{[^}]*\}/gm, '');
  return new RegExp(`\\b${used.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}\\b`).test(code);
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

test('the documents of the code are short, and every feature of the API has one', () => {
  const wordsOf = (file: string) =>
    readFileSync(join(root, file), 'utf8')
      .replace(/```mermaid\n[^`]*```/, '')
      .match(/\S+/g)?.length ?? 0;
  expect(wordsOf('ARCHITECTURE.md')).toBeLessThanOrEqual(1200);
  const long = Object.keys(features.api).filter((name) => wordsOf(`apps/api/src/features/${name}/README.md`) > 155);
  expect(long).toEqual([]);
});

test('the writer of projects is made once', () => {
  const making = sourcesOf('api').filter((file) =>
    readFileSync(join(root, file), 'utf8').includes('new ProjectWriter('),
  );
  expect(making).toEqual(['apps/api/src/features/projects/feature.ts']);
});

describe.each(Object.entries(features))('the features of apps/%s', (side, all) => {
  const imports = importsBetween(side);

  test('list no file as shared that nobody else imports', () => {
    const used = new Set(imports.map(({ target }) => target));
    const listed = Object.entries(all).flatMap(([feature, { shares = [] }]) =>
      shares.map((file) => `${feature}/${file}`),
    );
    expect(listed.length).toBeGreaterThan(50);
    expect(listed.filter((file) => !used.has(file))).toEqual([]);
  });

  test('list no feature that they do not use', () => {
    const used = new Set(
      imports.flatMap(({ from, target }) =>
        target.endsWith('/feature.ts') ? [] : [`${from} uses ${target.split('/')[0]}`],
      ),
    );
    const idle = Object.entries(all).flatMap(([feature, { uses = [] }]) =>
      uses
        .filter((other) => !used.has(`${feature} uses ${other}`) && !(side === 'api' && takes(feature, other)))
        .map((other) => `${feature} uses ${other}`),
    );
    expect(used.size).toBeGreaterThan(50);
    expect(idle).toEqual([]);
  });
});
