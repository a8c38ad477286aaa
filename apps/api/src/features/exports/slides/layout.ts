/** The fonts of the theme: whoever changes them in the presentation changes them on every slide. */
export const fonts = { reading: '+mj-lt', interface: '+mn-lt', code: 'Courier New' } as const;

/** In inches, on a slide of 13.333 × 7.5. */
export const page = { width: 13.333, height: 7.5 } as const;
export const text = { x: 0.75, width: 7.3, top: 0.6, foot: 6.45 } as const;
export const side = { x: 8.733, width: 4.6, pictureHeight: 3.07, margin: 0.3 } as const;

/** Sizes of letters in points, from the one that is wished for to the smallest that can be read from afar. */
export const sizes = {
  /** Of a title on up to two lines, and of a longer one. */
  title: [32, 29, 26],
  longTitle: [25, 22, 20],
  body: [19, 18, 17, 16, 15, 14, 13, 12],
} as const;

/** Pictures in pixels: as many as a large screen shows of them. */
export const pixels = {
  tall: { width: 640, height: 1043 },
  wide: { width: 828, height: 553 },
  cover: { width: 1920, height: 1080 },
  radar: ({ width, height }: { readonly width: number; readonly height: number }) => ({
    width: 2200,
    height: Math.round((2200 * height) / width),
  }),
} as const;
