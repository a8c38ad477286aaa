import { nameKey, type RadarName } from '@foreglow/contract';
import type { Blip } from '../radar.ts';

/** The kinds of names that the blips of a radar refer to. */
export const nameKinds = ['sector', 'ring', 'impact'] as const;
export type NameKind = (typeof nameKinds)[number];

/** A name of a radar after a change. */
export interface ChangedName {
  readonly name: string;
  /** The stored name that becomes this one, so that whatever refers to it goes on doing so; null for a further name. */
  readonly was: string | null;
}

/**
 * The names of one kind after a change, in their order; undefined keeps the stored ones. A stored name becomes the one
 * that gives it as its former name, otherwise an equal one. Each becomes at most one, and those that become none are
 * removed.
 */
export function changedNames(stored: readonly string[], given: readonly RadarName[] | undefined): ChangedName[] {
  if (!given) return stored.map((name) => ({ name, was: name }));
  const left = new Map(stored.map((name) => [nameKey(name), name]));
  const take = (name: string): string | null => {
    const found = left.get(nameKey(name)) ?? null;
    left.delete(nameKey(name));
    return found;
  };
  const renamed = given.map(({ was }) => take(was));
  return given.map(({ name }, at) => ({ name, was: renamed[at] ?? take(name) }));
}

/** The names of a radar after a change. */
export type ChangedNames = Readonly<Record<NameKind, readonly ChangedName[]>>;

/** What a change of names does to the blips. */
export function renaming({ sector, ring, impact }: ChangedNames) {
  const [sectors, rings, impacts] = [newNames(sector), newNames(ring), newNames(impact)];
  const renamed = (names: ReadonlyMap<string, string>, name: string) => names.get(nameKey(name)) ?? name;
  return {
    /** The blip with the new names; it keeps those that are removed. */
    renamed: (blip: Blip): Blip => ({
      ...blip,
      sector: renamed(sectors, blip.sector),
      ring: renamed(rings, blip.ring),
      impacts: [...new Set(blip.impacts.map((name) => renamed(impacts, name)))],
    }),
    /** Whether a name to which the blip refers is removed. */
    losesName: (blip: Blip): boolean =>
      !sectors.has(nameKey(blip.sector)) ||
      !rings.has(nameKey(blip.ring)) ||
      blip.impacts.some((name) => !impacts.has(nameKey(name))),
  };
}

/** The new name of each stored name that stays, by its key. */
const newNames = (changed: readonly ChangedName[]): ReadonlyMap<string, string> =>
  new Map(changed.flatMap(({ name, was }) => (was === null ? [] : [[nameKey(was), name] as const])));
