import {
  type Box,
  boxBeside,
  cross,
  leaderBetween,
  type Point,
  type Segment,
  touchesBox,
  touchesSegment,
} from '#drawing/boxes.ts';

/** A label to be placed on the screen. All lengths are pixels. */
export interface LabelRequest {
  readonly id: string;
  /** The place that is named. The middle of the label should be here. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Of two colliding labels, the one with more weight is shown. */
  readonly weight: number;
  /** Labels of a lower level are placed first. */
  readonly level: number;
  /** Where its middle was placed before, relative to the place that is named. It is tried first. */
  readonly before?: Point | undefined;
}

export interface PlacedLabel {
  readonly id: string;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly box: Box;
  /** The line to the place that is named, if the label is apart from it. */
  readonly leader: Segment | null;
}

/** What labels are placed in, and what they avoid. */
export interface LabelGround {
  /** Only places inside are named, and no label comes close to its edge. */
  readonly frame: Box;
  /** What lies over the map, such as a legend. */
  readonly covered: readonly Box[];
  /** The number of dots that a rectangle would cover, counted up to `most`. */
  readonly dotsIn: (box: Box, most: number) => number;
  /** The factor by which distances grow in a larger picture: 1 on a screen. */
  readonly unit?: number;
  /** Labels are shown where they were placed before, or not at all. */
  readonly isMoving?: boolean;
}

/** The gap between two labels. */
const gap = 5;
/** The gap between a label and the edge of the frame. */
const margin = 8;
/** A label that is further than this from the place that it names has a line to it. */
const apart = 18;
/** The distances at which a label may be from the place that it names. */
const distances = [5, 11, 18, 26, 36, 48, 62, 78, 96];
const directions = 16;

/** A place of a label: in which direction from the place that it names, and how far away. */
interface Position {
  readonly across: number;
  readonly down: number;
  readonly distance: number;
  readonly cost: number;
}

/** The nearest first; of those at the same distance, above and below before left and right. */
const positions: readonly Position[] = [
  ...distances.flatMap((distance) =>
    Array.from({ length: directions }, (_, turn) => {
      const angle = (2 * Math.PI * turn) / directions;
      const [across, down] = [Math.sin(angle), -Math.cos(angle)];
      return { across, down, distance, cost: distance + 6 * Math.abs(across) + (down > 0 ? 1 : 0) + turn / 100 };
    }),
  ),
].sort((one, other) => one.cost - other.cost);

/** More than any distance: a label covers a dot only if it would cover one in all its places. */
const dotCost = 1_000;
/** Only a label that has at least this part of the most weight covers dots; another one is not shown. */
const important = 0.5;

/**
 * Decides which labels are shown, and where. No two labels overlap, none is on what lies over the map, and none leaves
 * the frame. Each takes the nearest of its places in which it covers no dot, labels with most weight first. One that
 * covers a dot everywhere is left out, or covers the fewest if it is important. The result depends only on the requests
 * and the ground.
 */
export function placeLabels(requests: readonly LabelRequest[], ground: LabelGround): PlacedLabel[] {
  const { frame } = ground;
  const order = requests
    .filter(({ x, y }) => x >= frame.left && y >= frame.top && x <= frame.right && y <= frame.bottom)
    .toSorted((one, other) => one.level - other.level || other.weight - one.weight || (one.id < other.id ? -1 : 1));
  const placed: PlacedLabel[] = [];
  const most = new Map<number, number>();
  for (const { level, weight } of order) most.set(level, Math.max(weight, most.get(level) ?? 0));
  for (const request of order) {
    const mayCover = request.weight >= important * (most.get(request.level) ?? 0);
    const label = bestPlace(request, ground, placed, mayCover);
    if (label) placed.push(label);
  }
  return placed;
}

function bestPlace(
  request: LabelRequest,
  ground: LabelGround,
  placed: readonly PlacedLabel[],
  mayCover: boolean,
): PlacedLabel | undefined {
  const { before } = request;
  const kept = before && free(request, boxAround(request, before), ground, placed);
  if (ground.isMoving) return kept;
  let best: PlacedLabel | undefined;
  let bestCost = mayCover ? Number.POSITIVE_INFINITY : dotCost;
  const consider = (label: PlacedLabel | undefined, cost: number) => {
    if (!label || cost >= bestCost) return;
    const most = Math.ceil(Math.min(1e6, (bestCost - cost) / dotCost));
    const whole = cost + dotCost * ground.dotsIn(label.box, most);
    if (whole < bestCost) [best, bestCost] = [label, whole];
  };
  consider(kept, 0);
  consider(free(request, boxAround(request, { x: 0, y: 0 }), ground, placed), 0.5);
  const { unit = 1 } = ground;
  for (const position of positions) {
    if (position.cost >= bestCost) break;
    const { box } = boxBeside(request, position, position.distance * unit, request.width, request.height);
    consider(free(request, box, ground, placed), position.cost);
  }
  return best;
}

function boxAround({ x, y, width, height }: LabelRequest, offset: Point): Box {
  const [left, top] = [x + offset.x - width / 2, y + offset.y - height / 2];
  return { left, top, right: left + width, bottom: top + height };
}

/** The label in this rectangle; undefined if something is in its way. */
function free(
  { id, x, y }: LabelRequest,
  box: Box,
  { frame, covered, unit = 1 }: LabelGround,
  placed: readonly PlacedLabel[],
): PlacedLabel | undefined {
  if (box.left < frame.left + margin || box.right > frame.right - margin) return undefined;
  if (box.top < frame.top + margin || box.bottom > frame.bottom - margin) return undefined;
  if (covered.some((other) => touchesBox(box, other, gap))) return undefined;
  const distance = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  const leader = distance >= apart * unit - 0.1 ? leaderBetween({ x, y, r: 0 }, box) : null;
  for (const other of placed) {
    if (touchesBox(box, other.box, gap)) return undefined;
    if (other.leader && touchesSegment(box, other.leader, gap - 2)) return undefined;
    if (!leader) continue;
    if (touchesSegment(other.box, leader, gap - 2)) return undefined;
    if (other.leader && cross(other.leader, leader)) return undefined;
  }
  if (leader && covered.some((other) => touchesSegment(other, leader, gap))) return undefined;
  return { id, x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, box, leader };
}
