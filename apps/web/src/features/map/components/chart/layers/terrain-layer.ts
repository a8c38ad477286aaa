import type { MapStyle } from '@foreglow/pictures/map/map-style';
import { type Projection, traceRing } from '@foreglow/pictures/map/ring-path';
import type { Terrain } from '@foreglow/pictures/map/terrain';
import { isSameSize, type Size } from '#features/map/rules/camera.rules.ts';
import { type AnyContext, fitCanvas } from '../points/point-layer.ts';

/**
 * The margin drawn beyond each edge of the chart, as a share of its size, so that it is available when the map moves.
 */
const beyond = 0.2;
/** A higher pixel ratio would not be noticeable in soft hills. */
const largestRatio = 2;
/** The limit for enlarging or reducing a drawn picture of the hills while the map moves. */
const maxScale = 1.6;

/** The levels of the terrain as paths, in world units. */
export const terrainPaths = (terrain: Terrain): Path2D[] =>
  terrain.levels.map((rings) => {
    const path = new Path2D();
    for (const ring of rings) traceRing(ring, path);
    return path;
  });

/** Paints the levels onto a canvas scaled to world units. */
export function paintTerrain(context: AnyContext, paths: readonly Path2D[], style: MapStyle, scale: number): void {
  context.strokeStyle = style.line;
  context.lineWidth = 1 / scale;
  for (const [level, path] of paths.entries()) {
    context.globalAlpha = 1;
    context.fillStyle = style.terrain[level] ?? style.paper;
    context.fill(path, 'evenodd');
    context.globalAlpha = Number(style.lineOpacity);
    context.stroke(path);
  }
  context.globalAlpha = 1;
}

interface Drawn {
  readonly projection: Projection;
  readonly size: Size;
  readonly ratio: number;
}

/** The terrain below the points, on a canvas slightly larger than the chart. */
export class TerrainLayer {
  readonly canvas = Object.assign(document.createElement('canvas'), { width: 0, height: 0 });
  readonly #context = this.canvas.getContext('2d');
  #paths: readonly Path2D[] = [];
  #style: MapStyle | undefined;
  #drawn: Drawn | undefined;

  setTerrain(paths: readonly Path2D[]): void {
    this.#paths = paths;
    this.#drawn = undefined;
  }

  setStyle(style: MapStyle): void {
    this.#style = style;
    this.#drawn = undefined;
  }

  /** While the map moves, its last picture is moved and scaled, as long as it fills the chart. */
  draw(projection: Projection, size: Size, ratio: number, isMoving: boolean): void {
    // Before there is a terrain, a canvas would only take time.
    if (this.#paths.length === 0 && !this.#drawn && this.canvas.width === 0) return;
    const wanted = { projection, size, ratio: Math.min(ratio, largestRatio) };
    const drawn = this.#drawn && (isMoving ? canMove : isSame)(this.#drawn, wanted) ? this.#drawn : this.#paint(wanted);
    const { left, top, scale } = placeOf(drawn, projection);
    this.canvas.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
  }

  #paint(wanted: Drawn): Drawn {
    const { projection, size, ratio } = wanted;
    const [width, height] = [size.width * (1 + 2 * beyond), size.height * (1 + 2 * beyond)];
    fitCanvas(this.canvas, Math.round(width * ratio), Math.round(height * ratio));
    this.canvas.style.width = `${width}px`;
    this.canvas.style.height = `${height}px`;
    this.#drawn = wanted;
    const context = this.#context;
    if (!context || !this.#style || projection.scale === 0) return wanted;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    const scale = projection.scale * ratio;
    const left = (projection.left + size.width * beyond) * ratio;
    const top = (projection.top + size.height * beyond) * ratio;
    context.setTransform(scale, 0, 0, scale, left, top);
    paintTerrain(context, this.#paths, this.#style, projection.scale);
    return wanted;
  }
}

/** The current position of the corner of a picture drawn earlier, and its scale. */
function placeOf({ projection: before, size }: Drawn, now: Projection) {
  const scale = before.scale > 0 ? now.scale / before.scale : 1;
  return {
    left: now.left - (before.left + size.width * beyond) * scale,
    top: now.top - (before.top + size.height * beyond) * scale,
    scale,
  };
}

/** Whether a picture drawn earlier matches what is needed. */
const isSame = ({ projection, size, ratio }: Drawn, wanted: Drawn): boolean =>
  projection.scale === wanted.projection.scale &&
  projection.left === wanted.projection.left &&
  projection.top === wanted.projection.top &&
  isSameSize(size, wanted.size) &&
  ratio === wanted.ratio;

/** Whether a picture drawn earlier still fills the chart and is sharp enough. */
function canMove(drawn: Drawn, { projection, size, ratio }: Drawn): boolean {
  if (!isSameSize(drawn.size, size) || drawn.ratio !== ratio) return false;
  const { left, top, scale } = placeOf(drawn, projection);
  const part = (1 + 2 * beyond) * scale;
  const right = left + size.width * part;
  const bottom = top + size.height * part;
  const isFilled = left <= 0 && top <= 0 && right >= size.width && bottom >= size.height;
  return isFilled && scale < maxScale && scale > 1 / maxScale;
}
