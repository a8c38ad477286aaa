import { type DumpBlip, type Movement, radarColumns } from '@foreglow/contract';
import { byteOrderMark, csvLine } from '#platform/text/csv-line.rules.ts';
import { harmlessCsvCell } from '#platform/text/formula-cell.rules.ts';
import { joinNames } from '#platform/text/name-list.rules.ts';
import { byNumber } from '../public-page/by-number.rules.ts';
import type { PublicDump } from '../public-page/page.types.ts';

/** The names of movements in the common format of radars. */
const statuses: Readonly<Record<Movement, string>> = {
  new: 'new',
  in: 'moved in',
  out: 'moved out',
  unchanged: 'no change',
};

/** Columns beyond the common format. */
const furtherColumns = ['number', 'impact', 'impacts', 'direction', 'tags', 'trend', 'cards', 'position'] as const;

/**
 * A radar as CSV in the common format, in pieces: one blip per row, ordered by number. No cell is interpreted as a
 * formula.
 */
export function* radarCsv({ content }: PublicDump): Generator<string> {
  yield byteOrderMark + csvLine([...radarColumns, ...furtherColumns]);
  for (const blip of byNumber(content.blips)) yield csvLine(cellsOf(blip));
}

const cellsOf = (blip: DumpBlip): string[] =>
  [
    blip.label,
    blip.ring,
    blip.domain,
    blip.movement === 'new' ? 'TRUE' : 'FALSE',
    blip.movement ? statuses[blip.movement] : '',
    blip.rationale ?? '',
    String(blip.number),
    String(blip.impact),
    joinNames(blip.impacts),
    blip.direction ?? '',
    joinNames(blip.tags.map(({ name }) => name)),
    blip.trend?.title ?? '',
    joinNames(blip.cards.map(({ title }) => title)),
    String(blip.position),
  ].map(harmlessCsvCell);
