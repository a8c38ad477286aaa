import { type LayoutBlip, nameKey } from '@foreglow/contract';
import type { Blip, RadarFields } from '../radar.ts';

/** The blips as the layout takes them: by the indexes of their sectors and rings. */
export function placesOf(
  { domains, rings }: Pick<RadarFields, 'domains' | 'rings'>,
  blips: readonly Blip[],
): LayoutBlip[] {
  const indexes = (names: readonly string[]) => new Map(names.map((name, at) => [nameKey(name), at]));
  const [domainAt, ringAt] = [indexes(domains), indexes(rings)];
  return blips.map(({ id, domain, ring, position, angle, impact }) => ({
    id,
    domain: domainAt.get(nameKey(domain)) ?? 0,
    ring: ringAt.get(nameKey(ring)) ?? 0,
    position,
    angle,
    impact,
  }));
}
