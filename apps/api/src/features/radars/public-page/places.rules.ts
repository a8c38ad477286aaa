import type { DumpBlip, PlacedGroup, RadarShape } from '@foreglow/contract';

/** The id of the details of a blip, which its links lead to. Blips are named in the address of the page by it. */
export const blipPlace = ({ id }: Pick<DumpBlip, 'id'>): string => `blip-${id}`;

/** The id of the list of a group: in the two views the blips of a cell may be grouped differently. */
export const groupPlace = (shape: RadarShape, { domain, ring }: PlacedGroup): string =>
  `group-${shape}-${domain + 1}-${ring + 1}`;

/** The id of what has changed since the version before. */
export const changesPlace = 'changes';
