import type { MapLegendEntry } from '@foreglow/contract';

/** The colouring of the points of a repository's map by project. */
interface ByProject {
  readonly legend: readonly MapLegendEntry[];
  readonly column: Uint8Array;
}

/**
 * The projects that contain the cards of some points: their number, and the slug if there is only one. All projects
 * beyond the legend count as a single one without a slug.
 */
export function projectsOf({ legend, column }: ByProject, points: readonly number[]) {
  const entries = new Set(points.map((point) => column[point]));
  const [entry] = entries;
  const slug = entries.size === 1 ? legend[entry ?? 0]?.value : undefined;
  return { count: entries.size, slug: slug || undefined };
}
