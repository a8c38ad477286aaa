import { queryRoots } from '../../../lib/query/index.ts';

/** A map whose points are in a certain order. */
export interface MapVersion {
  readonly projectSlug: string;
  readonly version: string;
}

/** The query keys of maps. What names points by their numbers belongs to a version. */
export const mapKeys = {
  map: (projectSlug: string) => [queryRoots.map, projectSlug] as const,
  part: ({ projectSlug, version }: MapVersion, ...part: readonly unknown[]) =>
    [queryRoots.map, projectSlug, version, ...part] as const,
};
