export type GroupLevel = 'coarse' | 'fine';

/** From this zoom on, the names of the fine groups are shown. */
const fineFrom = 2.2;

/** The level of groups that are named at a zoom. A map with groups of a single level always names these. */
export function levelAt(zoom: number, levels: ReadonlySet<GroupLevel>): GroupLevel {
  if (levels.size < 2) return levels.has('fine') ? 'fine' : 'coarse';
  return zoom >= fineFrom ? 'fine' : 'coarse';
}

/** A click on a button zooms by this factor. */
export const zoomStep = 1.6;
/** So many zooms from one such step to the next have places of labels. */
const placings = 4;

/** The nearest of the zooms for which labels are placed in the whole map, so that they do not move with every wheel. */
export const placingZoom = (zoom: number): number =>
  zoomStep ** (Math.round((Math.log(zoom) / Math.log(zoomStep)) * placings) / placings);

/** From this zoom on, titles of cards are shown: four times, less what is lost by rounding. */
const titlesFrom = 3.995;

/** Two calls of the API read so many cards. */
export const mostTitles = 120;

export const hasTitles = (zoom: number): boolean => zoom >= titlesFrom;
