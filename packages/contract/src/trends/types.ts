/** When a trend is expected to matter: now 0–3, next 3–7, later 7–15 years. */
export const horizons = ['now', 'next', 'later'] as const;
export type Horizon = (typeof horizons)[number];

/** The first and last year of a horizon. */
export const horizonYears: Readonly<Record<Horizon, { readonly from: number; readonly to: number }>> = {
  now: { from: 0, to: 3 },
  next: { from: 3, to: 7 },
  later: { from: 7, to: 15 },
};

/** The directions of a trend. */
export const directions = ['rising', 'steady', 'fading', 'wild_card'] as const;
export type Direction = (typeof directions)[number];
