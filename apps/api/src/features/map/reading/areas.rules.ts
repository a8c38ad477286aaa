import type { MapSnapshot } from './map-snapshot.ts';

/** A group of the finer level of a map, as shown to a reader. */
export interface MapArea {
  readonly cardIds: readonly number[];
}

/** The groups of the finer level with their cards. */
export function areasOf({ groups, points, cardIds }: Pick<MapSnapshot, 'groups' | 'points' | 'cardIds'>): MapArea[] {
  // The points refer to these groups by their index within the level.
  const cards: number[][] = groups.filter(({ level }) => level === 'fine').map(() => []);
  points.group.forEach((number, point) => {
    cards[number]?.push(cardIds[point] as number);
  });
  return cards.map((ids) => ({ cardIds: ids }));
}
