import type { DumpBlip, PlacedGroup, RadarShape } from '@foreglow/contract';

/** The id of the details of a blip, which is the target of its links. The address of the page contains this id. */
export const blipPlace = ({ id }: Pick<DumpBlip, 'id'>): string => `blip-${id}`;

/** The id of the list of a group. It depends on the view: the blips of a cell may be grouped differently in each. */
export const groupPlace = (shape: RadarShape, { domain, ring }: PlacedGroup): string =>
  `group-${shape}-${domain + 1}-${ring + 1}`;

/** The id of the changes since the previous version. */
export const changesPlace = 'changes';
