interface Identified {
  readonly id: string;
}

/** The step of a presentation: 0 for the whole radar, n for its n-th blip. */
export const stepAt = (blips: readonly Identified[], chosen: string | undefined): number =>
  blips.findIndex(({ id }) => id === chosen) + 1;

/** The step so many steps further on, or back: none is before the whole radar, none after the last blip. */
export const stepBy = (blips: readonly Identified[], chosen: string | undefined, by: number): number =>
  Math.min(blips.length, Math.max(0, stepAt(blips, chosen) + by));
