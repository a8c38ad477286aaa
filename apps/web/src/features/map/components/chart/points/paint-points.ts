import { pointEdge, pointOpacity, pointRadius } from '@foreglow/pictures/map/point-style';
import { worldUnit } from '@foreglow/pictures/map/points';
import { isChosen, isDim, isHidden, relativeRadius } from '#features/map/rules/point-states.rules.ts';
import type { AnyContext, PointFrame, PointScene, Rgba } from './point-layer.ts';

type Frame = Pick<PointFrame, 'size' | 'projection' | 'crowd' | 'hovered' | 'current'> &
  Partial<Pick<PointFrame, 'share'>>;

/** Lengths in CSS pixels. */
interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly edge: number;
  readonly fill: string;
  readonly opacity: number;
}

/** Paints points onto a canvas in CSS pixels, with the same result as the shaders. */
export function paintPoints(context: AnyContext, scene: PointScene, frame: Frame): void {
  const { style } = scene;
  for (const disc of discsOf(scene, frame)) paintDisc(context, disc, style.pointEdge);
  context.globalAlpha = 1;
}

/** The discs of the points that are visible, in the order in which they are painted. */
export function discsOf(scene: PointScene, frame: Frame): Disc[] {
  const { points, states, formerStates, sample, style } = scene;
  const { crowd, share = 1 } = frame;
  const colors = scene.palette.map(cssColor);
  const edge = pointEdge(crowd);
  const base = pointRadius(crowd);
  const discs: Disc[] = [];

  const discOf = (point: number): Disc => {
    const state = states[point] ?? 0;
    const uses = points.size[point] ?? 0;
    const former = share < 1 ? relativeRadius(formerStates[point] ?? 0, uses) : 0;
    return {
      x: frame.projection.left + ((points.x[point] ?? 0) / worldUnit) * frame.projection.scale,
      y: frame.projection.top + ((points.y[point] ?? 0) / worldUnit) * frame.projection.scale,
      radius: base * (relativeRadius(state, uses) * share + former * (1 - share)),
      edge,
      fill: fillOf(state, colors[scene.colorOf[point] ?? 0] ?? style.dim, scene),
      opacity: 1,
    };
  };
  const addAll = (bits: number, opacity: number) => {
    for (let point = 0; point < points.count; point++) {
      const state = states[point] ?? 0;
      if (state & isHidden || rankOf(state) !== bits || (sample?.[point] === 0 && bits !== isChosen)) continue;
      const disc = discOf(point);
      if (isInside(disc, frame)) discs.push({ ...disc, opacity });
    }
  };
  const opacity = pointOpacity(crowd);
  if (scene.kinds & isDim) addAll(isDim, opacity);
  addAll(0, opacity);
  if (scene.kinds & isChosen) addAll(isChosen, 1);

  const { current, hovered } = frame;
  const isShown = (point: number | null): point is number =>
    point !== null && point < points.count && ((states[point] ?? 0) & isHidden) === 0;
  if (isShown(current)) {
    const disc = discOf(current);
    discs.push({ ...disc, radius: disc.radius + 5.5, edge: 0, fill: style.current });
    discs.push({ ...disc, radius: disc.radius + 1.5, edge: 2 });
  }
  if (isShown(hovered) && hovered !== current) {
    const disc = discOf(hovered);
    discs.push({ ...disc, radius: disc.radius + 2, edge: 1.6 });
  }
  return discs;
}

/** The order in which points are painted: chosen ones on top. */
const rankOf = (state: number) => (state & isChosen ? isChosen : state & isDim);

function fillOf(state: number, color: string, { style }: PointScene): string {
  if (state & isChosen) return style.chosen;
  return state & isDim ? style.dim : color;
}

const isInside = ({ x, y, radius, edge }: Disc, { size }: Frame) => {
  const reach = radius + edge;
  return x > -reach && y > -reach && x < size.width + reach && y < size.height + reach;
};

function paintDisc(context: AnyContext, { x, y, radius, edge, fill, opacity }: Disc, edgeColor: string): void {
  context.globalAlpha = opacity;
  if (edge > 0) {
    context.fillStyle = edgeColor;
    context.beginPath();
    context.arc(x, y, radius + edge, 0, 2 * Math.PI);
    context.fill();
  }
  context.fillStyle = fill;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

const cssColor = ([red, green, blue, opacity]: Rgba) => `rgb(${red} ${green} ${blue} / ${opacity / 255})`;
