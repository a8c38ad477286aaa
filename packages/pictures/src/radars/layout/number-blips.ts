import { shareOf } from './share.ts';
import type { LayoutBlip } from './types.ts';

type Numbered = Pick<LayoutBlip, 'id' | 'sector' | 'ring' | 'position'>;

/**
 * The numbers of blips, from 1: ordered by sector, then by ring from the centre outwards, then by position, then by id.
 * The order of the input makes no difference.
 */
export function numberBlips(blips: readonly Numbered[]): Map<string, number> {
  return new Map(blips.toSorted(byPlace).map(({ id }, index) => [id, index + 1]));
}

/** Compares by code units, not by language: the numbers are the same for every reader. */
function byPlace(a: Numbered, b: Numbered): number {
  return (
    a.sector - b.sector ||
    a.ring - b.ring ||
    shareOf(a.position) - shareOf(b.position) ||
    Number(a.id > b.id) - Number(a.id < b.id)
  );
}
