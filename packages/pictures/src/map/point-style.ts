/**
 * How crowded a picture is: the number of points on an area of 800 pixels by 800. Enlarging the map makes room.
 * @param shortSide the shorter side of the picture, in pixels
 */
export const crowdOf = (count: number, zoom: number, shortSide: number): number =>
  Math.max(1, count / (zoom * Math.max(0.3, shortSide / 800)) ** 2);

/** The radius of a point whose card is never used, in pixels: from 5.5 among a few to 1.3 among 100,000. */
export const pointRadius = (crowd: number): number => Math.min(5.5, Math.max(1, 4.1 * (190 / crowd) ** 0.18));

/** The radius of such a point in a picture of a whole map, in units of the picture. */
export const pictureRadius = (count: number): number => pointRadius(crowdOf(count, 1, 800));

/**
 * The factor by which a point grows with the number of its uses: by the square root of the number, at most twice as
 * large.
 */
export const sizeFactor = (uses: number): number => 1 + Math.min(1, usesWeight * Math.sqrt(uses));

/** The largest such factor. */
export const largestFactor = 2;

export const usesWeight = 0.16;

/** The breadth of the hairline around a point, in pixels. In a crowd it would hide the points behind it. */
export const pointEdge = (crowd: number): number => 1.1 * fall(crowd, 1_000, 12_000);

/** The opacity of a point: where points are crowded, the landscape shows through. */
export const pointOpacity = (crowd: number): number => 0.25 + 0.75 * fall(crowd, 3_000, 300_000);

/** The radius of a point that does not match, in parts of the usual one. */
export const dimmedSize = 0.62;

/** Falls from 1 to 0 between two numbers, evenly on a logarithmic scale. */
const fall = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, Math.log(to / value) / Math.log(to / from)));
