import type { EvidenceItem } from '@foreglow/contract';

/** An item that supports a conclusion. */
export interface Evidence extends EvidenceItem {
  /** false: a draft. Insights are never drafts. */
  readonly public?: boolean | undefined;
}

/** The kind of items that evidence consists of. */
export type EvidenceKind = 'cards' | 'insights';

/** The list with an item put back at its former place. An item already included is not added twice. */
export function putBack(items: readonly Evidence[], item: Evidence, at: number): readonly Evidence[] {
  return items.some(({ slug }) => slug === item.slug) ? items : items.toSpliced(at, 0, item);
}

/** Previously chosen items keep their order; new ones are appended. */
export function afterChoosing(before: readonly Evidence[], chosen: ReadonlyMap<string, Evidence>): readonly Evidence[] {
  const had = new Set(before.map(({ slug }) => slug));
  return [
    ...before.filter(({ slug }) => chosen.has(slug)),
    ...[...chosen.values()].filter(({ slug }) => !had.has(slug)),
  ];
}
