import { queryRoots } from '../../../lib/query/index.ts';
import type { CardSource } from '../../cards/index.ts';

/** A map whose points are in a certain order. */
export interface MapVersion {
  /** What it is a map of. */
  readonly source: CardSource;
  readonly version: string;
}

/** The query keys of maps. What names points by their numbers belongs to a version. */
export const mapKeys = {
  map: ({ kind, slug }: CardSource) => [queryRoots.map, kind, slug] as const,
  part: ({ source, version }: MapVersion, ...part: readonly unknown[]) =>
    [queryRoots.map, source.kind, source.slug, version, ...part] as const,
};
