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

/** Makes the list scroll to these cards and highlight them, now or when it is opened. */
export const lightUp = (projectSlug: string, slugs: readonly string[]): void =>
  made.set(slugs.length > 0 ? { slugs, projectSlug } : undefined);
