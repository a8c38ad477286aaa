import { type ActivitySubject, type Kind, kindNames } from '@foreglow/contract';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';

/** The namespace with the texts for a kind. A test checks that each contains all of them. */
export type KindNamespace = `kind_${Kind}`;

/** The namespaces of all kinds, which the shell loads. */
export const kindNamespaces: readonly KindNamespace[] = kindNames.map((kind): KindNamespace => `kind_${kind}`);

/** The keys depend on the kind, so the compiler cannot check them. */
const read = (kind: Kind, key: string, options: object = {}): string =>
  (i18next.t as (key: string, options: object) => string)(key, { ns: `kind_${kind}`, ...options });

const words = {
  /** A single item, at the start of a line: `Insight`. */
  name: (kind: Kind) => read(kind, 'name'),
  /** Several items, as a heading: `Insights`. */
  names: (kind: Kind) => read(kind, 'names'),
  /** A number of items, inside a sentence: `2 insights`. */
  count: (kind: Kind, count: number) => read(kind, 'count', { count }),
  /** The tags of its taxonomy, as a heading. */
  tags: (kind: Kind) => read(kind, 'tags'),
  /** Makes a new item of cards: `New insight`. */
  make: (kind: Kind) => read(kind, 'make'),
  /** The same as the name of a key while cards are selected. */
  makeFromSelected: (kind: Kind) => read(kind, 'makeFromSelected'),
  /** Adds cards to an item: `Add to an insight`. */
  addTo: (kind: Kind) => read(kind, 'addTo'),
  /** The sentence for an activity; with a count if it affected several items that are not named. */
  did(kind: Kind, activity: string, count: number | undefined) {
    const several = `several_${activity}`;
    const isKnown = count !== undefined && i18next.exists(several, { ns: `kind_${kind}`, count });
    return isKnown ? read(kind, several, { count }) : read(kind, `did_${activity}`);
  },
};

/** The texts for the kinds, in the language of the page. */
export function useKindTexts(): typeof words {
  // Re-renders when the language changes.
  useTranslation();
  return words;
}

/** The kind that an activity refers to; undefined if it refers to the project itself or its members. */
export const kindOf = (about: ActivitySubject): Kind | undefined => kindNames.find((kind) => kind === about);
