import type { ResourceKey } from 'i18next';
import { namespaceOf } from './namespace-of.ts';

/** The German texts that are different where people are addressed with "du": all in one file. */
const files = import.meta.glob<ResourceKey>('/src/**/locales/**/du.json', { import: 'default', eager: true });

const byNamespace = new Map(Object.entries(files).map(([path, texts]) => [namespaceOf(path), texts]));

/** The German texts of a namespace, with "du". */
export const withDu = (texts: ResourceKey, namespace: string): ResourceKey => {
  const own = byNamespace.get(namespace);
  return own === undefined ? texts : replaced(texts, own);
};

type Group = Readonly<Record<string, ResourceKey>>;
const isGroup = (texts: ResourceKey | undefined): texts is Group => typeof texts === 'object';

const replaced = (texts: ResourceKey, own: ResourceKey): ResourceKey =>
  isGroup(texts) && isGroup(own)
    ? {
        ...texts,
        ...Object.fromEntries(Object.entries(own).map(([key, text]) => [key, replaced(texts[key] ?? text, text)])),
      }
    : own;
