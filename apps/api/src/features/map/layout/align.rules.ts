/** Old and new positions of points: x and y of each, concatenated, in the same order. */
interface Both {
  readonly before: Float32Array;
  readonly now: Float32Array;
}

const fewest = 3;

/**
 * Rotates a layout, and mirrors it if necessary, so that its points come nearest to their old positions: orthogonal
 * Procrustes analysis (Schönemann, 1966). `common` contains the points that existed before. Changes `placed`.
 */
export function align(placed: Float32Array, common: Both): void {
  if (common.now.length < fewest * 2) return;
  const from = centre(common.now);
  const to = centre(common.before);
  let [xx, xy, yx, yy] = [0, 0, 0, 0];
  for (let at = 0; at < common.now.length; at += 2) {
    const x = (common.now[at] as number) - from.x;
    const y = (common.now[at + 1] as number) - from.y;
    const wantedX = (common.before[at] as number) - to.x;
    const wantedY = (common.before[at + 1] as number) - to.y;
    xx += x * wantedX;
    xy += x * wantedY;
    yx += y * wantedX;
    yy += y * wantedY;
  }
  const turned = Math.hypot(xx + yy, xy - yx);
  const mirrored = Math.hypot(xx - yy, xy + yx);
  const flip = mirrored > turned ? -1 : 1;
  const angle = flip === 1 ? Math.atan2(xy - yx, xx + yy) : Math.atan2(xy + yx, xx - yy);
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  for (let at = 0; at < placed.length; at += 2) {
    const x = (placed[at] as number) - from.x;
    const y = flip * ((placed[at + 1] as number) - from.y);
    placed[at] = cosine * x - sine * y;
    placed[at + 1] = sine * x + cosine * y;
  }
}

function centre(points: Float32Array): { x: number; y: number } {
  let [x, y] = [0, 0];
  for (let at = 0; at < points.length; at += 2) {
    x += points[at] as number;
    y += points[at + 1] as number;
  }
  return { x: (2 * x) / points.length, y: (2 * y) / points.length };
}
