import type { DumpBlip, Movement } from '@foreglow/contract';

/** The movements that are marked on the blips. */
export const markedMovements = ['new', 'in', 'out'] as const satisfies readonly Movement[];

/** The marked movements that occur among the blips. */
export const shownMarks = (blips: readonly DumpBlip[]): readonly (typeof markedMovements)[number][] =>
  markedMovements.filter((movement) => blips.some((blip) => blip.movement === movement));
