/** Coordinates on a map are whole numbers from 0 to this, y downwards. */
export const mapSize = 65_535;
/** The number of a point that belongs to no group. */
export const noMapGroup = 255;

/** The steps in which a map is made: its cards are read and compared, then placed. */
export const mapSteps = ['waiting', 'comparing', 'placing'] as const;
export type MapStep = (typeof mapSteps)[number];

/**
 * The state of a map: `empty` without cards, `making` until it exists for the first time, `ready`, or `failed` when the
 * last attempt to make it failed and there is no earlier map.
 */
export const mapStates = ['empty', 'making', 'ready', 'failed'] as const;

/** How the points of the map of a project are coloured. */
export const mapColorings = ['tag', 'creator', 'month', 'draft', 'ai'] as const;
/** How the points of the map of a repository are coloured. */
export const repositoryMapColorings = ['project', ...mapColorings] as const;
export type MapColoring = (typeof repositoryMapColorings)[number];
