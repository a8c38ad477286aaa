import type { MapSnapshot } from './map-snapshot.ts';

/** A group of the finer level of a map, as shown to a reader. */
export interface MapArea {
  /** Its name if somebody named it, otherwise its distinctive words. */
  readonly words: readonly string[];
  readonly cardIds: readonly number[];
}

/** The groups of the finer level with their cards. */
export function areasOf({ groups, points, cardIds }: Pick<MapSnapshot, 'groups' | 'points' | 'cardIds'>): MapArea[] {
  // The points refer to these groups by their index within the level.
  const fine = groups.filter(({ level }) => level === 'fine');
  const cards: number[][] = fine.map(() => []);
  points.group.forEach((number, point) => {
    cards[number]?.push(cardIds[point] as number);
  });
  return fine.map(({ name, words }, at) => ({ words: name === null ? words : [name], cardIds: cards[at] ?? [] }));
}
