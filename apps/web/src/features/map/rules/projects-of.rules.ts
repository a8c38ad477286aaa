import type { MapLegendEntry } from '@foreglow/contract';

/** What the points of the map of a repository are coloured by, when that is their project. */
interface ByProject {
  readonly legend: readonly MapLegendEntry[];
  readonly column: Uint8Array;
}

/**
 * The projects that the cards of points are in: their number, and the slug if it is one. The projects beyond those of
 * the legend count as one without a slug.
 */
export function projectsOf({ legend, column }: ByProject, points: readonly number[]) {
  const entries = new Set(points.map((point) => column[point]));
  const [entry] = entries;
  const slug = entries.size === 1 ? legend[entry ?? 0]?.value : undefined;
  return { count: entries.size, slug: slug || undefined };
}
