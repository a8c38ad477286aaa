/** The fonts of the theme: a change of them in the presentation applies to every slide. */
export const fonts = { reading: '+mj-lt', interface: '+mn-lt', code: 'Courier New' } as const;

/** In inches, on a slide of 13.333 × 7.5. */
export const page = { width: 13.333, height: 7.5 } as const;
export const text = { x: 0.75, width: 7.3, top: 0.6, foot: 6.45 } as const;
export const side = { x: 8.733, width: 4.6, pictureHeight: 3.07, margin: 0.3 } as const;

/** Font sizes in points, from the preferred one to the smallest that is legible from a distance. */
export const sizes = {
  /** Sizes of a title on up to two lines, and of a longer one. */
  title: [32, 29, 26],
  longTitle: [25, 22, 20],
  body: [19, 18, 17, 16, 15, 14, 13, 12],
} as const;

/** Pictures in pixels: as many as a large screen shows. */
export const pixels = {
  tall: { width: 640, height: 1043 },
  wide: { width: 828, height: 553 },
  cover: { width: 1920, height: 1080 },
} as const;
