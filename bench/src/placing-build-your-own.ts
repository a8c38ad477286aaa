import type { CellCircle } from '../../packages/pictures/test/radars/layout-faults.ts';
import { byCell, circleAt, type Frame, type Placing, type SizedBlip, spaceOf, tryPlaces } from './placing.ts';

const tries = 200;
/**
 * Cells with more blips than this become one group, by ring from the centre outwards; the last number is also used for
 * further rings.
 */
const mostAlone = [8, 22, 17, 18] as const;

/**
 * The method of Thoughtworks' build-your-own-radar, reimplemented from its description: a cell with too many blips is
 * drawn as one group; otherwise random places are tried until one is free, and after 200 attempts the blip overlaps.
 */
export const placeLikeBuildYourOwn: Placing = (frame, blips, random) => {
  const circles: CellCircle[] = [];
  let grouped = 0;
  for (const cell of byCell(blips)) {
    const [first] = cell;
    if (first && cell.length > (mostAlone[first.ring] ?? mostAlone[3])) {
      circles.push(groupIn(frame, first));
      grouped += cell.length;
      continue;
    }
    const placed: CellCircle[] = [];
    for (const blip of cell) placed.push(tryPlaces(frame, blip, placed, random, tries));
    circles.push(...placed);
  }
  return { circles, grouped };
};

/** The group is in the middle of its cell. */
function groupIn(frame: Frame, blip: SizedBlip): CellCircle {
  const { distances, angles } = spaceOf(frame, blip);
  const [nearest, farthest] = distances(blip.r);
  const distance = (nearest + farthest) / 2;
  const [from, to] = angles(blip.r, distance);
  return circleAt(frame, blip, distance, (from + to) / 2);
}
