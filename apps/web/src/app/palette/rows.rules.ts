import { searchable, searchTerm } from '@foreglow/contract';
import type { ReactNode } from 'react';
import { inPattern } from '#lib/text/in-pattern.rules.ts';

/** A row of the palette. */
export interface PaletteRow {
  readonly id: string;
  readonly label: string;
  /** The place that contains it, or what it belongs to. */
  readonly note?: string | undefined;
  readonly icon: ReactNode;
  /** The shortcut of the row. */
  readonly keys?: string | undefined;
  readonly run: () => void;
}

export interface PaletteSection {
  readonly title: string;
  readonly rows: readonly PaletteRow[];
}

/**
 * How well a row matches: 4 if its label is the typed text, 3 if it begins with it, 2 if a word of the label does, 1 if
 * the label contains it, or if label and note contain each of its words; 0 otherwise.
 */
export function matchOf({ label, note = '' }: Pick<PaletteRow, 'label' | 'note'>, typed: string): 0 | 1 | 2 | 3 | 4 {
  const term = searchTerm(typed);
  const name = searchable(label);
  if (name.startsWith(term)) return name === term ? 4 : 3;
  if (new RegExp(`[\\s\\p{P}]${inPattern(term)}`, 'u').test(name)) return 2;
  const all = `${name} ${searchable(note)}`;
  return term.split(/\s+/).every((word) => all.includes(word)) ? 1 : 0;
}

/** The matching rows, the best first; equal matches keep their order. At most `limit`. */
export function matching(rows: readonly PaletteRow[], typed: string, limit = 8): readonly PaletteRow[] {
  if (searchTerm(typed) === '') return rows;
  return rows
    .map((row) => ({ row, match: matchOf(row, typed) }))
    .filter(({ match }) => match > 0)
    .sort((a, b) => b.match - a.match)
    .slice(0, limit)
    .map(({ row }) => row);
}

/**
 * The id of the row `step` rows further, wrapping around at both ends. If none is chosen yet, it counts from the first.
 */
export function rowAt(rows: readonly PaletteRow[], chosen: string | undefined, step: number): string | undefined {
  const at = Math.max(
    rows.findIndex(({ id }) => id === chosen),
    0,
  );
  return rows.at((at + step + rows.length) % (rows.length || 1))?.id;
}

/** Whether the typed text is long enough to search contents: two letters, or one of a script in which one is enough. */
export function isSearchable(typed: string): boolean {
  const term = searchTerm(typed);
  return term.length > 1 || /[^\p{Script=Latin}\p{N}\p{P}\p{S}\s]/u.test(term);
}
