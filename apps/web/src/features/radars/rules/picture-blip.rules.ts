import type { Movement, RadarLayout } from '@foreglow/contract';

/** A blip with the values that a picture shows and names. */
export interface PictureBlip {
  readonly id: string;
  readonly number: number;
  readonly label: string;
  /** The name of its sector. */
  readonly domain: string;
  /** The name of its ring. */
  readonly ring: string;
  readonly impact: number;
  readonly movement: Movement | null;
}

/** A circle of the picture that reacts to the pointer: a blip, or several that did not fit separately. */
export interface Spot<B extends PictureBlip = PictureBlip> {
  /** Identifies it within its picture. */
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** In the order of their numbers. */
  readonly blips: readonly [B, ...B[]];
}

/** The circles of a picture, in the order of their numbers. Blips that the layout does not contain are left out. */
export function spotsOf<B extends PictureBlip>(layout: RadarLayout, blips: readonly B[]): Spot<B>[] {
  const known = new Map(blips.map((blip) => [blip.id, blip]));
  const alone = layout.blips.map(({ id, x, y, r }) => ({ key: id, x, y, r, ids: [id] }));
  const together = layout.groups.map(({ domain, ring, ids, x, y, r }) => ({
    key: `group-${domain}-${ring}`,
    x,
    y,
    r,
    ids,
  }));
  return [...alone, ...together]
    .flatMap(({ ids, ...circle }): Spot<B>[] => {
      const [first, ...others] = ids.flatMap((id) => known.get(id) ?? []).sort((a, b) => a.number - b.number);
      return first ? [{ ...circle, blips: [first, ...others] }] : [];
    })
    .sort((a, b) => a.blips[0].number - b.blips[0].number);
}

/** The circle that contains a blip. */
export const spotOf = <B extends PictureBlip>(spots: readonly Spot<B>[], id: string | undefined): Spot<B> | undefined =>
  spots.find(({ blips }) => blips.some((blip) => blip.id === id));
