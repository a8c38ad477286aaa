import type { DumpBlip } from '@foreglow/contract';

/** Blips ordered by their numbers. */
export const byNumber = (blips: readonly DumpBlip[]): readonly DumpBlip[] =>
  blips.toSorted((one, other) => one.number - other.number);
