import { createStore } from '../../../../lib/browser/index.ts';

/** Cards that somebody has just created, imported, duplicated or restored. */
export interface Made {
  /** The first of them is the one that the list goes to. */
  readonly slugs: readonly string[];
  /** Their project; empty in a repository, which has the cards of several. */
  readonly projectSlug: string;
}

/** What the next list of the project goes to and lights up, once. */
export const made = createStore<Made | undefined>(undefined);

/** The list goes to these cards and lights them up, now or when it is opened. */
export const lightUp = (projectSlug: string, slugs: readonly string[]): void =>
  made.set(slugs.length > 0 ? { slugs, projectSlug } : undefined);
