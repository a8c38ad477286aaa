import { searchable, searchTerm } from '@foreglow/contract';
import type { ReactNode } from 'react';

/** A row of the palette. */
export interface PaletteRow {
  readonly id: string;
  readonly label: string;
  /** Where it is, or what it is of. */
  readonly note?: string | undefined;
  readonly icon: ReactNode;
  /** Its shortcut. */
  readonly keys?: string | undefined;
  readonly run: () => void;
}

export interface PaletteSection {
  readonly title: string;
  readonly rows: readonly PaletteRow[];
}

/**
 * How well a row matches: 3 where its label begins with what is typed, 2 where a word of it does, 1 where it stands
 * inside the label, or each of its words in label or note; 0 otherwise.
 */
export function matchOf({ label, note = '' }: Pick<PaletteRow, 'label' | 'note'>, typed: string): 0 | 1 | 2 | 3 {
  const term = searchTerm(typed);
  const name = searchable(label);
  if (name.startsWith(term)) return 3;
  if (new RegExp(`[\\s\\p{P}]${escaped(term)}`, 'u').test(name)) return 2;
  const all = `${name} ${searchable(note)}`;
  return term.split(/\s+/).every((word) => all.includes(word)) ? 1 : 0;
}

/** The rows that match, the best first; equal ones in their order. At most `limit`. */
export function matching(rows: readonly PaletteRow[], typed: string, limit = 8): readonly PaletteRow[] {
  if (searchTerm(typed) === '') return rows;
  return rows
    .map((row) => ({ row, match: matchOf(row, typed) }))
    .filter(({ match }) => match > 0)
    .sort((a, b) => b.match - a.match)
    .slice(0, limit)
    .map(({ row }) => row);
}

/** The id of the row that many steps on, round both ends. Nothing is chosen yet: from the first. */
export function rowAt(rows: readonly PaletteRow[], chosen: string | undefined, step: number): string | undefined {
  const at = Math.max(
    rows.findIndex(({ id }) => id === chosen),
    0,
  );
  return rows.at((at + step + rows.length) % (rows.length || 1))?.id;
}

/** Whether what is typed is long enough to search contents: two letters, or one of a script that needs no more. */
export function isSearchable(typed: string): boolean {
  const term = searchTerm(typed);
  return term.length > 1 || /[^\p{Script=Latin}\p{N}\p{P}\p{S}\s]/u.test(term);
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
