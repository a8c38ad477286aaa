import type { CardSort, ExportContent, FilterParameters } from '@foreglow/contract';
import { createStore } from '../../../lib/browser/index.ts';

/** The filters of a list, and the order of one of cards, as a call has them. */
export type ListQuery = FilterParameters & {
  readonly sort?: CardSort;
  readonly 'filter[horizon]'?: string | undefined;
  readonly 'filter[direction]'?: string | undefined;
  readonly 'filter[evidence]'?: 'none' | undefined;
};

/** What the export dialog is about. */
export interface ExportSubject {
  readonly projectSlug: string;
  /** What is chosen when the dialog opens. With `slugs` nothing else can be, except the list. */
  readonly content: ExportContent;
  /** The selected items, in their order. */
  readonly slugs?: readonly string[] | undefined;
  /** The title of a single item. */
  readonly title?: string | undefined;
  /** The list on the screen, which is of the `content`, and how many it has. */
  readonly list?: { readonly query: ListQuery; readonly count: number; readonly filtered: boolean } | undefined;
}

/** What the dialog is open for. */
export const exportSubject = createStore<ExportSubject | undefined>(undefined);

/** Exports that are made while the user does something else. */
export const leftExports = createStore<readonly string[]>([]);

/** Opens the export dialog. */
export const openExport = (subject: ExportSubject): void => exportSubject.set(subject);
