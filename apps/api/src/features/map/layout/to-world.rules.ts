/** The coordinates of a map are whole numbers from 0 to this. */
export const worldSize = 65_535;

/** The position of a layout on the map: a point (x, y) of the layout is at (x · scale + left, y · scale + top). */
export interface WorldFrame {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** The margin around the points, with space for later ones. */
const margin = 0.08;

/**
 * Points whose distance is a smaller part of their coordinates than this are at one place: the numbers of the layout
 * are hardly more precise, and enlarging the difference would move the points off the map.
 */
const precision = 1e-6;

/** The frame that contains all points, centred, with the same scale on both axes. */
export function frameOf(placed: Float32Array): WorldFrame {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < placed.length; at += 2) {
    minX = Math.min(minX, placed[at] as number);
    maxX = Math.max(maxX, placed[at] as number);
    minY = Math.min(minY, placed[at + 1] as number);
    maxY = Math.max(maxY, placed[at + 1] as number);
  }
  const width = Math.max(maxX - minX, maxY - minY);
  const largest = Math.max(-minX, maxX, -minY, maxY);
  if (!(width > largest * precision)) return { scale: 0, left: worldSize / 2, top: worldSize / 2 };
  const scale = (worldSize * (1 - 2 * margin)) / width;
  return {
    scale,
    left: worldSize / 2 - ((minX + maxX) / 2) * scale,
    top: worldSize / 2 - ((minY + maxY) / 2) * scale,
  };
}

/** A coordinate on the map. */
export const onMap = (value: number): number => Math.max(0, Math.min(worldSize, Math.round(value)));
