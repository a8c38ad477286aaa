import type { CellCircle } from '../../packages/pictures/test/radars/layout-faults.ts';
import { byCell, type Placing, tryPlaces } from './placing.ts';

const tries = 150;

/**
 * The method of the AOE technology radar, reimplemented from its description: random places are tried until one is
 * free; after 150 attempts a blip stays where it overlaps.
 */
export const placeLikeAoe: Placing = (frame, blips, random) => ({
  circles: byCell(blips).flatMap((cell) => {
    const placed: CellCircle[] = [];
    for (const blip of cell) placed.push(tryPlaces(frame, blip, placed, random, tries));
    return placed;
  }),
  grouped: 0,
});
