import { type MapGroup, type MapPoints, noMapGroup, serverLimits, type ThinArea } from '@foreglow/contract';
import type { StoredGroup } from '../maps.read-model.ts';
import type { GroupedCards, GroupWords } from './group-words.ts';
import type { VisiblePoints } from './points.read-model.ts';
import { thinAreas } from './thin-areas.rules.ts';

/** A map as shown to a reader. */
export interface MapSnapshot {
  /** Identifies the points and their order. */
  readonly version: string;
  readonly cardIds: Float64Array;
  /** The point of each card. */
  readonly pointOf: ReadonlyMap<number, number>;
  readonly points: MapPoints;
  readonly groups: readonly MapGroup[];
  readonly thin: readonly ThinArea[];
  /** Points of cards that may be isolated, ordered by how far each is from all other cards. */
  readonly alone: readonly number[];
}

/** The groups of a map that have visible cards, fine ones by number. */
export interface VisibleGroups {
  readonly fine: readonly StoredGroup[];
  readonly coarse: readonly StoredGroup[];
  readonly cards: GroupedCards;
}

/** The groups of some points. A group without any visible point does not exist for the reader. */
export function visibleGroups(points: VisiblePoints, stored: readonly StoredGroup[]): VisibleGroups {
  const seen = new Set(points.groupIds);
  const fine = stored.filter(({ id, parentId }) => parentId !== null && seen.has(id)).slice(0, noMapGroup);
  const parents = new Set(fine.map(({ parentId }) => parentId));
  const coarse = stored.filter(({ id, parentId }) => parentId === null && parents.has(id));
  const numberOf = new Map(fine.map(({ id }, number) => [id, number]));
  const coarseNumber = new Map(coarse.map(({ id }, number) => [id, number]));
  return {
    fine,
    coarse,
    cards: {
      cardIds: points.cardIds,
      fine: Int32Array.from(points.groupIds, (id) => numberOf.get(id) ?? -1),
      coarseOf: fine.map(({ parentId }) => coarseNumber.get(parentId ?? 0) ?? 0),
      coarseCount: coarse.length,
    },
  };
}

/** More candidates are kept than are listed, since some of them have a near neighbour. */
const candidates = serverLimits.loneCards * 2;

/** Builds a map for its reader, only from the visible points. */
export function mapSnapshot(
  points: VisiblePoints,
  groups: VisibleGroups,
  words: GroupWords,
  version: string,
): MapSnapshot {
  const { cardIds, x, y, uses } = points;
  const numbers = groups.cards.fine.map((number, point) => (words.belongs[point] === 1 ? number : -1));
  const shown = [...new Set(numbers)].filter((number) => number >= 0).sort((a, b) => a - b);
  const shownNumbers = new Map(shown.map((number, at) => [number, at]));
  const coarseNumbers = numbers.map((number) => (number < 0 ? -1 : (groups.cards.coarseOf[number] as number)));
  const made = [
    ...toGroups('coarse', groups.coarse, words.coarse, points, coarseNumbers),
    ...toGroups('fine', groups.fine, words.fine, points, numbers),
  ];
  return {
    version,
    cardIds,
    pointOf: new Map([...cardIds].map((id, point) => [id, point])),
    points: {
      count: cardIds.length,
      x,
      y,
      group: Uint8Array.from(numbers, (number) => shownNumbers.get(number) ?? noMapGroup),
      uses,
    },
    groups: made,
    thin: thinAreas(
      x,
      y,
      made.filter(({ level }) => level === 'coarse'),
    ),
    alone: [...points.distance.keys()]
      .sort((a, b) => (points.distance[b] as number) - (points.distance[a] as number) || a - b)
      .slice(0, candidates),
  };
}

function toGroups(
  level: MapGroup['level'],
  stored: readonly StoredGroup[],
  words: readonly (readonly string[])[],
  { x, y }: VisiblePoints,
  numbers: Int32Array,
): MapGroup[] {
  const sums = stored.map(() => ({ x: 0, y: 0, count: 0 }));
  numbers.forEach((number, point) => {
    const sum = sums[number];
    if (!sum) return;
    sum.x += x[point] as number;
    sum.y += y[point] as number;
    sum.count += 1;
  });
  return stored.flatMap(({ id, parentId, name }, number) => {
    const sum = sums[number];
    if (!sum || sum.count === 0) return [];
    return [
      {
        id: String(id),
        level,
        parent_id: parentId === null ? null : String(parentId),
        name,
        words: [...(words[number] ?? [])],
        count: sum.count,
        x: Math.round(sum.x / sum.count),
        y: Math.round(sum.y / sum.count),
      },
    ];
  });
}
