import type { MapPoints } from '@foreglow/contract';
import type { Grouping } from '@foreglow/pictures/map/grouping';

/** The points of a group, coarse or fine. */
export function pointsOfGroup(id: string, { fine }: Grouping, { group: numbers }: MapPoints): number[] {
  const isIn = fine.map((group) => group.id === id || group.parent_id === id);
  return [...numbers.keys()].filter((point) => isIn[numbers[point] as number] === true);
}

/** The number of visible points in each group, by id. */
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
