import { type ComparableBlip, compareRadars, type Movement } from '@foreglow/contract';
import type { SentBlip } from './radar.ts';

/** The edition with which a radar is compared. */
export interface ComparedDump {
  readonly rings: readonly string[];
  readonly blips: readonly ComparableBlip[];
}

/**
 * How each blip moved, by its id: since the last edition or, as long as there is none, according to the file
 * that the radar was imported from. Null without either.
 */
export function movementsOf(
  radar: { readonly rings: readonly string[]; readonly blips: readonly SentBlip[] },
  last: ComparedDump | null,
): Map<string, Movement> | null {
  if (last) return new Map(compareRadars(last, radar).blips.map(({ blip, movement }) => [blip.id, movement]));
  const imported = radar.blips.flatMap(({ id, importedMovement }) =>
    importedMovement ? ([[id, importedMovement]] as const) : [],
  );
  return imported.length > 0 ? new Map(imported) : null;
}
