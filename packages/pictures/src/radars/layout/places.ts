import { nameKey } from '@foreglow/contract/radars/name-key';
import type { LayoutBlip } from './types.ts';

/** The parts of a blip that its place in the picture depends on, in the words of the contract. */
export interface Placeable {
  readonly id: string;
  /** The name of its sector. */
  readonly domain: string;
  readonly ring: string;
  readonly position: number;
  readonly angle: number | null;
  readonly impact: number;
}

/** The names of the sectors and rings of a radar, in the words of the contract. */
export interface Field {
  readonly domains: readonly string[];
  readonly rings: readonly string[];
}

/**
 * The blips in the form that the layout takes, with the indexes of their sectors and rings. Blips in no known cell are
 * left out.
 */
export function placesOf({ domains, rings }: Field, blips: readonly Placeable[]): LayoutBlip[] {
  const sectorAt = indexes(domains);
  const ringAt = indexes(rings);
  return blips.flatMap(({ id, domain, ring, position, angle, impact }) => {
    const place = { sector: sectorAt.get(nameKey(domain)), ring: ringAt.get(nameKey(ring)) };
    if (place.sector === undefined || place.ring === undefined) return [];
    return { id, sector: place.sector, ring: place.ring, position, angle, impact };
  });
}

const indexes = (names: readonly string[]) => new Map(names.map((name, at) => [nameKey(name), at]));
