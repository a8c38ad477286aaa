import type { CardSort, ExportContent, FilterParameters } from '@foreglow/contract';
import { createStore } from '#lib/browser/store.ts';

/** The filters of a list, and the order of a list of cards, as parameters of a request. */
export type ListQuery = FilterParameters & {
  readonly sort?: CardSort;
  readonly 'filter[horizon]'?: string | undefined;
  readonly 'filter[direction]'?: string | undefined;
  readonly 'filter[evidence]'?: 'none' | undefined;
};

/** What the export dialog exports. */
export interface ExportSubject {
  readonly projectSlug: string;
  /** The initial choice in the dialog. With `slugs` the only alternative is the list. */
  readonly content: ExportContent;
  /** The selected items, in their order. */
  readonly slugs?: readonly string[] | undefined;
  /** The title of a single item. */
  readonly title?: string | undefined;
  /** The list on the screen, which contains items of the `content`, and its length. */
  readonly list?: { readonly query: ListQuery; readonly count: number; readonly filtered: boolean } | undefined;
}

/** The current subject of the dialog. */
export const exportSubject = createStore<ExportSubject | undefined>(undefined);

/** Exports that continue while the user does something else. */
export const leftExports = createStore<readonly string[]>([]);

/** Opens the export dialog. */
export const openExport = (subject: ExportSubject): void => exportSubject.set(subject);
