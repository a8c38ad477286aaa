import { limits } from '@foreglow/contract';
import { createStore, useStore } from '../../../lib/browser/index.ts';
import { type CardSource, isSameSource } from '../source.ts';

interface Selection {
  readonly source: CardSource | undefined;
  readonly slugs: ReadonlySet<string>;
}

const nothing: Selection = { source: undefined, slugs: new Set() };

/** Outside of the screen, for what is chosen in the list is worked on in a dialog with an address of its own. */
const selection = createStore<Selection>(nothing);

const slugsIn = (source: CardSource, now: Selection): ReadonlySet<string> =>
  now.source && isSameSource(now.source, source) ? now.slugs : nothing.slugs;

/** Slugs of the cards of a source that are selected, followed. */
export const useSelected = (source: CardSource): ReadonlySet<string> => slugsIn(source, useStore(selection));

/** Selects cards, or deselects them. As many as can be worked on at once; the rest is left out. */
export function select(source: CardSource, slugs: readonly string[], on: boolean): void {
  const next = new Set(slugsIn(source, selection.get()));
  for (const slug of slugs) {
    if (!on) next.delete(slug);
    else if (next.size < limits.bulkCards) next.add(slug);
  }
  selection.set({ source, slugs: next });
}

export const isSelected = (source: CardSource, slug: string): boolean => slugsIn(source, selection.get()).has(slug);

/** Deselects everything. */
export const clearSelection = (): void => selection.set(nothing);
