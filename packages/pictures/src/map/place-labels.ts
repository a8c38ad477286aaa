/** A label to be placed on the screen. All lengths are pixels. */
export interface LabelRequest {
  readonly id: string;
  /** Where the middle of the label should be. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Of two colliding labels, the one with more weight is shown. */
  readonly weight: number;
  /** Labels of a lower level are placed first. */
  readonly level: number;
}

/** The middle of the label. */
export interface PlacedLabel {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

export interface LabelArea {
  readonly width: number;
  readonly height: number;
  /** The margin at each side. */
  readonly margin: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The gap between two labels. */
const gap = 6;

/** The offsets at which a label may be placed, in parts of its width and height: on its anchor, or slightly off it. */
const offsets: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, -0.55],
  [0, 0.55],
  [-0.3, 0],
  [0.3, 0],
  [-0.3, -0.55],
  [0.3, -0.55],
  [-0.3, 0.55],
  [0.3, 0.55],
  [0, -1.25],
  [0, 1.25],
  [-0.3, -1.25],
  [0.3, -1.25],
  [-0.3, 1.25],
  [0.3, 1.25],
];

/**
 * Decides which labels are shown, and where. No two labels overlap, and none is outside the margins. Each label takes
 * the first free place, labels with most weight first. The places depend only on the requests and the area.
 */
export function placeLabels(requests: readonly LabelRequest[], area: LabelArea): PlacedLabel[] {
  const order = requests
    .filter(({ x, y }) => x >= 0 && y >= 0 && x <= area.width && y <= area.height)
    .toSorted((one, other) => one.level - other.level || other.weight - one.weight || (one.id < other.id ? -1 : 1));
  const taken: Box[] = [];
  const placed: PlacedLabel[] = [];
  for (const request of order) {
    for (const offset of offsets) {
      const box = boxAt(request, offset, area);
      if (!box || taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      placed.push({ id: request.id, x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
      break;
    }
  }
  return placed;
}

/** The box of a label near its anchor, moved inside the margins; nothing if it is larger than the area. */
function boxAt(request: LabelRequest, [across, down]: readonly [number, number], area: LabelArea): Box | undefined {
  const { width, height, x, y } = request;
  const maxLeft = area.width - area.margin - width;
  const maxTop = area.height - area.margin - height;
  if (maxLeft < area.margin || maxTop < area.margin) return undefined;
  const left = Math.min(maxLeft, Math.max(area.margin, x + (across - 0.5) * width));
  const top = Math.min(maxTop, Math.max(area.margin, y + (down - 0.5) * height));
  return { left, top, right: left + width, bottom: top + height };
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right + gap &&
  other.left < one.right + gap &&
  one.top < other.bottom + gap &&
  other.top < one.bottom + gap;
