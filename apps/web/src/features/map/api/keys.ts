import type { CardSource } from '#features/cards/rules/source.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** A version of a map, whose points have a fixed order. */
export interface MapVersion {
  /** The project or workspace that the map shows. */
  readonly source: CardSource;
  readonly version: string;
}

/** The query keys of maps. Data that refers to points by number belongs to a version. */
export const mapKeys = {
  map: ({ kind, slug }: CardSource) => [queryRoots.map, kind, slug] as const,
  part: ({ source, version }: MapVersion, ...part: readonly unknown[]) =>
    [queryRoots.map, source.kind, source.slug, version, ...part] as const,
};
