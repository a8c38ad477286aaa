import { nameKey } from '@foreglow/contract/radars/name-key';
import type { LayoutBlip } from './types.ts';

/** The parts of a blip that its place in the picture depends on. */
export interface Placeable {
  readonly id: string;
  readonly domain: string;
  readonly ring: string;
  readonly position: number;
  readonly angle: number | null;
  readonly impact: number;
}

/** The sectors and rings of a radar, by name. */
export interface Field {
  readonly domains: readonly string[];
  readonly rings: readonly string[];
}

/**
 * The blips in the form that the layout takes, with the indexes of their sectors and rings. Blips in no known cell are
 * left out.
 */
export function placesOf({ domains, rings }: Field, blips: readonly Placeable[]): LayoutBlip[] {
  const domainAt = indexes(domains);
  const ringAt = indexes(rings);
  return blips.flatMap(({ id, domain, ring, position, angle, impact }) => {
    const place = { domain: domainAt.get(nameKey(domain)), ring: ringAt.get(nameKey(ring)) };
    if (place.domain === undefined || place.ring === undefined) return [];
    return { id, domain: place.domain, ring: place.ring, position, angle, impact };
  });
}

const indexes = (names: readonly string[]) => new Map(names.map((name, at) => [nameKey(name), at]));
