import { nameKey } from './name-key.ts';
import type { Movement } from './types.ts';

/** The parts of a blip that are used to compare versions of a radar. */
export interface ComparableBlip {
  readonly id: string;
  readonly label: string;
  readonly domain: string;
  readonly ring: string;
  readonly impact: number;
}

export interface ComparableRadar<B extends ComparableBlip = ComparableBlip> {
  /** From the centre outwards. */
  readonly rings: readonly string[];
  readonly blips: readonly B[];
}

/** A blip of the later version, with its counterpart in the earlier one. */
export interface BlipComparison<B extends ComparableBlip = ComparableBlip> {
  readonly blip: B;
  /** Null for a new blip. */
  readonly before: B | null;
  readonly movement: Movement;
  /** Whether it has moved to another sector. */
  readonly changedSector: boolean;
  /** By how much its impact grew; negative where it shrank. */
  readonly growth: number;
}

export interface RadarComparison<B extends ComparableBlip = ComparableBlip> {
  /** Every blip of the later version, in its order. */
  readonly blips: readonly BlipComparison<B>[];
  /** The blips of the earlier version that are not in the later one, in its order. */
  readonly gone: readonly B[];
}

/**
 * Compares two versions of a radar. Two blips are the same if they have the same id, or, since an import into another
 * radar makes new ids, the same label.
 */
export function compareRadars<B extends ComparableBlip>(
  earlier: ComparableRadar<B>,
  later: ComparableRadar<B>,
): RadarComparison<B> {
  const before = counterparts(earlier.blips, later.blips);
  const blips = later.blips.map((blip): BlipComparison<B> => {
    const was = before.get(blip.id) ?? null;
    return {
      blip,
      before: was,
      movement: was ? movementBetween(distance(was.ring, earlier, later), distance(blip.ring, later, later)) : 'new',
      changedSector: was !== null && nameKey(was.domain) !== nameKey(blip.domain),
      growth: was ? blip.impact - was.impact : 0,
    };
  });
  const kept = new Set([...before.values()].map(({ id }) => id));
  return { blips, gone: earlier.blips.filter(({ id }) => !kept.has(id)) };
}

/** The earlier counterparts of later blips, by the id of the later blip. */
function counterparts<B extends ComparableBlip>(earlier: readonly B[], later: readonly B[]): Map<string, B> {
  const byId = new Map(earlier.map((blip) => [blip.id, blip]));
  const found = new Map<string, B>();
  for (const { id } of later) {
    const same = byId.get(id);
    if (same) found.set(id, same);
  }
  const taken = new Set(found.keys());
  const byLabel = new Map(earlier.flatMap((blip) => (taken.has(blip.id) ? [] : [[nameKey(blip.label), blip]])));
  for (const { id, label } of later) {
    const alike = found.has(id) ? undefined : byLabel.get(nameKey(label));
    if (!alike) continue;
    found.set(id, alike);
    byLabel.delete(nameKey(label));
  }
  return found;
}

const movementBetween = (before: number, after: number): Movement => {
  if (before === after) return 'unchanged';
  return after < before ? 'in' : 'out';
};

/**
 * How far out a ring is, from 0 (the centre) to 1. For a ring that also exists in the later version, its place there is
 * used, so that nothing moves because a ring was added.
 */
function distance(ring: string, of: ComparableRadar, later: ComparableRadar): number {
  const place = ({ rings }: ComparableRadar) => rings.findIndex((name) => nameKey(name) === nameKey(ring));
  const there = place(later);
  if (there >= 0) return there / Math.max(later.rings.length - 1, 1);
  return Math.max(place(of), 0) / Math.max(of.rings.length - 1, 1);
}
