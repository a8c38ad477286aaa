import type { MapGroup, MapPoints, TagColor } from '@foreglow/contract';

/** The groups of a map, accessible by id and for each point. */
export interface Grouping {
  readonly groups: readonly MapGroup[];
  readonly byId: ReadonlyMap<string, MapGroup>;
  /** Coarse groups in the order of their sizes. */
  readonly coarse: readonly MapGroup[];
  /** The fine group of each point, numbered as in the transferred data. */
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

/** For each point the index of its coarse group; the number of coarse groups for a point without one. */
export function coarseOfPoints({ fine, coarse }: Grouping, { group: numbers }: Pick<MapPoints, 'group'>): Uint8Array {
  const indexOf = new Map(coarse.map(({ id }, at) => [id, at]));
  const byNumber = fine.map(({ parent_id }) => indexOf.get(parent_id ?? '') ?? coarse.length);
  return Uint8Array.from(numbers, (number) => byNumber[number] ?? coarse.length);
}

/** The name shown for a group: the name that a person chose, or its words; undefined if it has neither. */
export function nameOfGroup({ name, words }: Pick<MapGroup, 'name' | 'words'>): string | undefined {
  if (name !== null) return name;
  const [first, ...rest] = words;
  if (first === undefined) return undefined;
  return [first.slice(0, 1).toLocaleUpperCase() + first.slice(1), ...rest].join(', ');
}

/** Colours that can be told apart on the landscape. */
const distinct: readonly TagColor[] = [
  'blue',
  'rose',
  'ochre',
  'teal',
  'violet',
  'green',
  'orange',
  'plum',
  'brown',
  'slate',
];

/** The colour of the group, or of another value, at an index of their order. */
export const distinctColor = (at: number): TagColor => distinct[at % distinct.length] ?? 'slate';
