import { createStore } from '#lib/browser/store.ts';

/** Cards that the user has just created, imported, duplicated or restored. */
export interface Made {
  /** The list scrolls to the first of them. */
  readonly slugs: readonly string[];
  /** The project of the cards; empty in a repository, whose cards come from several projects. */
  readonly projectSlug: string;
}

/** The cards that the next list of the project scrolls to and highlights, once. */
export const made = createStore<Made | undefined>(undefined);

/** The cards that are marked as new in lists: those made in this tab since it was loaded that were not opened since. */
export const newCards = createStore<ReadonlySet<string>>(new Set());

/** Makes the list scroll to these cards, highlight them and mark them as new, now or when it is opened. */
export function lightUp(projectSlug: string, slugs: readonly string[]): void {
  made.set(slugs.length > 0 ? { slugs, projectSlug } : undefined);
  newCards.set(new Set([...newCards.get(), ...slugs]));
}

/** Ends the mark of a card as new. */
export function noteOpened(slug: string): void {
  const marked = newCards.get();
  if (marked.has(slug)) newCards.set(new Set([...marked].filter((other) => other !== slug)));
}
