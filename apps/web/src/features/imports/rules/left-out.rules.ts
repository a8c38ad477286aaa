import type { ImportAttributes } from '@foreglow/contract';

type Rows = ImportAttributes['rows'];

/** The rows from which an import created no cards. */
export const leftOutOf = (rows: Rows, keepDuplicates: boolean): Rows =>
  rows.filter(({ outcome }) => outcome === 'invalid' || (outcome === 'duplicate' && !keepDuplicates));

/** The number of rows with text that was decoded wrongly and can be repaired. */
export const misreadRows = (rows: Rows): number =>
  rows.filter(({ notes }) => notes.some(({ code }) => code === 'text_misread')).length;

/** The number of rows with letters that cannot be found again, whether they are taken or not. */
export const lostRows = (rows: Rows): number =>
  rows.filter(({ reasons, notes }) => [...reasons, ...notes].some(({ code }) => code === 'letters_lost')).length;
