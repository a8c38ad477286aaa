import { limits } from '@foreglow/contract';
import { createStore, useStore } from '../../../lib/browser/index.ts';

interface Selection {
  readonly projectSlug: string;
  readonly slugs: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();

/** Outside of the screen, for what is chosen in the list is worked on in a dialog with an address of its own. */
const selection = createStore<Selection>({ projectSlug: '', slugs: nothing });

const selectedIn = (projectSlug: string): ReadonlySet<string> => {
  const now = selection.get();
  return now.projectSlug === projectSlug ? now.slugs : nothing;
};

/** Slugs of the cards of a project that are selected, followed. */
export function useSelected(projectSlug: string): ReadonlySet<string> {
  const now = useStore(selection);
  return now.projectSlug === projectSlug ? now.slugs : nothing;
}

/** Selects cards, or deselects them. As many as can be worked on at once; the rest is left out. */
export function select(projectSlug: string, slugs: readonly string[], on: boolean): void {
  const next = new Set(selectedIn(projectSlug));
  for (const slug of slugs) {
    if (!on) next.delete(slug);
    else if (next.size < limits.bulkCards) next.add(slug);
  }
  selection.set({ projectSlug, slugs: next });
}

export const isSelected = (projectSlug: string, slug: string): boolean => selectedIn(projectSlug).has(slug);

/** Deselects everything. */
export const clearSelection = (): void => selection.set({ projectSlug: '', slugs: nothing });
