import type { MapGroup, MapPoints } from '@foreglow/contract';

/** The groups of a map with what is needed of them: by id, and for each point. */
export interface Grouping {
  readonly groups: readonly MapGroup[];
  readonly byId: ReadonlyMap<string, MapGroup>;
  /** Coarse groups in the order of their sizes. */
  readonly coarse: readonly MapGroup[];
  /** The fine group of each point, as it is numbered on the wire. */
  readonly fine: readonly MapGroup[];
}

/** Puts the groups of a map in order. */
export function groupingOf(groups: readonly MapGroup[]): Grouping {
  return {
    groups,
    byId: new Map(groups.map((group) => [group.id, group])),
    coarse: groups.filter(({ level }) => level === 'coarse').toSorted((a, b) => b.count - a.count),
    fine: groups.filter(({ level }) => level === 'fine'),
  };
}

/** The points of a group, coarse or fine. */
export function pointsOfGroup(id: string, { fine }: Grouping, { group: numbers }: MapPoints): number[] {
  const isIn = fine.map((group) => group.id === id || group.parent_id === id);
  return [...numbers.keys()].filter((point) => isIn[numbers[point] as number] === true);
}

/** How many of the points that are shown each group has, by id. */
export function countsByGroup(
  { fine }: Grouping,
  { group: numbers }: MapPoints,
  hidden: Uint8Array | null,
): Map<string, number> {
  const counts = new Map<string, number>();
  numbers.forEach((number, point) => {
    if (hidden?.[point] === 1) return;
    const group = fine[number];
    for (const id of [group?.id, group?.parent_id]) if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
  });
  return counts;
}

/** The name of a group as it is shown: the one it was given, or its words; undefined if it has neither. */
export function nameOfGroup({ name, words }: Pick<MapGroup, 'name' | 'words'>): string | undefined {
  if (name !== null) return name;
  const [first, ...rest] = words;
  if (first === undefined) return undefined;
  return [first.slice(0, 1).toLocaleUpperCase() + first.slice(1), ...rest].join(', ');
}
