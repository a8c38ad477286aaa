import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errorCatalogue, type Kind, kindNames, kinds, messageByStatus, supportedKinds } from '@foreglow/contract';
import { describe, expect, test } from 'vitest';
import { webKinds } from '#app/kinds.ts';
import type { WebKind } from '#lib/kinds/web-kind.ts';

// Checks the texts of both languages against each other and against the code that uses them.

const source = path.resolve(import.meta.dirname, '../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
/** The folder that contains `locales`, or the folder inside it. */
const namespaceOf = (file: string) => {
  const [owner, folder] = file.split('/').slice(-3);
  return (folder === 'locales' ? owner : folder) ?? '';
};

type Tree = { [key: string]: string | Tree };

/** The texts of a file by key; a nested key has the form `group.key`. */
function flat(tree: Tree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
}

const texts = (file: string) => new Map(flat(JSON.parse(readFileSync(path.join(source, file), 'utf8')) as Tree));
const english = files.filter((file) => /locales\/(\w+\/)?en\.json$/.test(file));
const byNamespace = new Map(english.map((file) => [namespaceOf(file), texts(file)]));

/** `cards_one` and `cards_other` are both requested as `cards`. */
const asked = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

const code = files
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(source, file), 'utf8') }));

/** The namespaces in a file's `useTranslation('x')`, in order; keys without a namespace belong to the first. */
const namespacesIn = (text: string) =>
  [...text.matchAll(/useTranslation\('([\w-]+)'\)/g)].map(([, name]) => name ?? '');

/** The namespaces in which keys without one are looked up: with `useTranslation(kind)`, those of every conclusion. */
const ownNamespaces = (text: string): readonly string[] =>
  /useTranslation(<SupportedKind>)?\(kind\)/.test(text) ? supportedKinds : [namespacesIn(text)[0] ?? ''];

/** Keys used by the code, with `t('key')`, `i18next.t('ns:key')` or as the literal at the start of a template. */
function used(text: string): { namespace: string; key: string; prefix: boolean }[] {
  const literals = [...text.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key = '']) => ({ key, prefix: false }));
  const conditional = [...text.matchAll(/\bt\(\s*[^()'`]*\?\s*'([^']+)'\s*:\s*'([^']+)'/g)].flatMap(
    ([, a = '', b = '']) => [
      { key: a, prefix: false },
      { key: b, prefix: false },
    ],
  );
  const templates = [...text.matchAll(/\bt\(\s*`([^`$]*)\$\{/g)].map(([, key = '']) => ({ key, prefix: true }));
  return [...literals, ...conditional, ...templates].flatMap(({ key, prefix }) => {
    const [name = '', namespace] = key.split(':').reverse();
    const namespaces = namespace === undefined ? ownNamespaces(text) : [namespace];
    return namespaces.map((own) => ({ namespace: own, key: name, prefix }));
  });
}

test('finds the texts and the code that it checks', () => {
  expect(byNamespace.size).toBeGreaterThan(4);
  expect(code.flatMap(({ text }) => used(text)).length).toBeGreaterThan(80);
});

test('a file uses the texts of one namespace', () => {
  for (const { file, text } of code) expect(new Set(namespacesIn(text)).size, file).toBeLessThanOrEqual(1);
});

describe.each(english)('%s', (file) => {
  const namespace = namespaceOf(file);
  const german = texts(file.replace('en.json', 'de.json'));
  const own = texts(file);

  test('has the same keys in both languages, none of them empty', () => {
    expect([...german.keys()].sort()).toEqual([...own.keys()].sort());
    for (const text of [...own.values(), ...german.values()]) expect(text.trim()).not.toBe('');
  });

  test('has the same placeholders in both languages', () => {
    const values = (text: string | undefined) =>
      [...(text ?? '').matchAll(/\{\{?\s*(\w+)/g)].map(([, name]) => name).sort();
    for (const [key, text] of own) expect(values(german.get(key)), key).toEqual(values(text));
  });

  test('contains only texts that the code uses', () => {
    // The keys of the texts for a kind are built from its activities; a separate test checks them.
    if (namespace.startsWith('kind_')) return;
    const keys = code.flatMap(({ text }) => used(text)).filter((key) => key.namespace === namespace);
    const unused = [...own.keys()].filter(
      (key) => !keys.some((one) => (one.prefix ? key.startsWith(one.key) : one.key === key || one.key === asked(key))),
    );
    expect(unused).toEqual([]);
  });
});

const described: Readonly<Record<Kind, WebKind>> = webKinds;

test.each(kindNames)('the kind %s has the texts that screens of several kinds need, and no others', (kind) => {
  const { activities, taxonomy, trashable, evidence } = kinds[kind];
  const own = new Set([...(byNamespace.get(`kind_${kind}`)?.keys() ?? [])].map(asked));
  const needed = ['names', ...activities.map((activity) => `did_${activity}`)];
  if (trashable) needed.push('name');
  if (taxonomy) needed.push('tags');
  const { fromCards } = described[kind];
  if (fromCards) needed.push('addTo', 'make');
  if (fromCards?.makeKey) needed.push('makeFromSelected');
  if ('cards' in evidence) needed.push('count');
  for (const key of needed) expect(own, key).toContain(key);
  // Only activities that can affect several items have a sentence for that.
  const several = new Set(activities.map((activity) => `several_${activity}`));
  expect([...own].filter((key) => !needed.includes(key) && !several.has(key))).toEqual([]);
});

test('every text that the code uses exists', () => {
  const missing = code.flatMap(({ file, text }) =>
    used(text)
      .filter(({ namespace, key, prefix }) => {
        const keys = [...(byNamespace.get(namespace)?.keys() ?? [])];
        return !keys.some((one) => (prefix ? one.startsWith(key) : one === key || asked(one) === key));
      })
      .map(({ namespace, key }) => `${file}: ${namespace}:${key}`),
  );
  expect(missing).toEqual([]);
});

test('messages of the API are translated under codes that it really sends', () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(source, 'lib/http/locales', file), 'utf8')) as Record<
      'code' | 'sentence',
      Record<string, string>
    >;
  const { code: codes, sentence: first } = read('de.json');
  const { sentence: further } = read('answers/de.json');
  const known = [
    ...Object.keys(errorCatalogue),
    'network',
    ...Object.keys(messageByStatus).map((status) => `status_${status}`),
  ];
  expect(Object.keys(codes).filter((code) => !known.includes(code))).toEqual([]);
  const values = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const [english, german] of Object.entries({ ...first, ...further })) {
    expect(values(german), english).toEqual(values(english));
  }
});
