import { nameKey } from '@foreglow/contract/radars/name-key';
import type { Field, Placeable } from '@foreglow/pictures/radars/layout/places';
import type { WantedPlace } from './pointed-place.rules.ts';

const stepAlong = 0.2;

/**
 * The place to which an arrow key moves a blip. Up and down move it outwards and inwards, within its ring and then to
 * the next one; left and right move it within its sector and then to the next one. Undefined for other keys, and at the
 * edge of the radar.
 */
export function movedByKey({ domains, rings }: Field, blip: Placeable, key: string): Partial<WantedPlace> | undefined {
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const moved = along(rings, blip.ring, blip.position, key === 'ArrowUp' ? 1 : -1);
    return moved && { ring: moved.name, position: moved.share };
  }
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const moved = along(domains, blip.domain, blip.angle ?? 0.5, key === 'ArrowRight' ? 1 : -1);
    return moved && { domain: moved.name, angle: moved.share };
  }
  return undefined;
}

function along(names: readonly string[], name: string, share: number, way: 1 | -1) {
  const next = Math.round((share + way * stepAlong) * 1000) / 1000;
  if (next >= 0 && next <= 1) return { name, share: next };
  const neighbour = names[names.findIndex((one) => nameKey(one) === nameKey(name)) + way];
  return neighbour === undefined ? undefined : { name: neighbour, share: way > 0 ? 0.1 : 0.9 };
}
