import type { MapSnapshot } from './map-snapshot.ts';

/** A group of the finer level of a map, as a reader sees it. */
export interface MapArea {
  /** Its name if somebody gave it one, or the words that set it apart. */
  readonly words: readonly string[];
  readonly cardIds: readonly number[];
}

/** The groups of the finer level with their cards. */
export function areasOf({ groups, points, cardIds }: Pick<MapSnapshot, 'groups' | 'points' | 'cardIds'>): MapArea[] {
  // The points name these groups by their place among those of their level.
  const fine = groups.filter(({ level }) => level === 'fine');
  const cards: number[][] = fine.map(() => []);
  points.group.forEach((number, point) => {
    cards[number]?.push(cardIds[point] as number);
  });
  return fine.map(({ name, words }, at) => ({ words: name === null ? words : [name], cardIds: cards[at] ?? [] }));
}
