import type { Box, Point, Segment } from '@foreglow/pictures/drawing/boxes';
import type { dotsIn } from '@foreglow/pictures/map/dots-in';
import { type LabelRequest, type PlacedLabel, placeLabels } from '@foreglow/pictures/map/place-labels';
import { worldUnit } from '@foreglow/pictures/map/points';
import type { Projection } from '@foreglow/pictures/map/ring-path';
import { projectionOf, type Viewport, wholeView } from '#features/map/rules/camera.rules.ts';
import { type GroupLevel, placingZoom } from '#features/map/rules/chart-labels.rules.ts';

/** A label of the chart: the name of a group, or the title of an outline. */
export interface LabelSource {
  readonly id: string;
  /** 0 to 65,535. */
  readonly x: number;
  readonly y: number;
  readonly weight: number;
  readonly kind: GroupLevel | 'outline';
}

interface ShownLabel extends LabelSource {
  readonly element: HTMLElement;
  /** The width of the element, and of its text, which is narrower if lines are balanced. */
  boxWidth: number;
  width: number;
  height: number;
}

export interface LabelFrame {
  readonly viewport: Viewport;
  readonly projection: Projection;
  readonly zoom: number;
  readonly level: GroupLevel;
  readonly isMoving: boolean;
  /** What lies over the chart. */
  readonly covered: readonly Box[];
  /** The dots of the chart in a projection and at a zoom. */
  readonly dots: (projection: Projection, zoom: number) => ReturnType<typeof dotsIn>;
}

type Offsets = ReadonlyMap<string, Point>;

/**
 * Positions the elements of labels, and draws the lines from them to what they name. React renders the elements, but
 * their positions change in every frame.
 *
 * Where a label is in relation to what it names is decided for the whole map at a few zooms, so it does not depend on
 * which part is visible: a label moves with the map. Once the view has settled, those that have no room there are
 * placed anew, between the others.
 */
export class LabelLayer {
  readonly #lines: SVGPathElement;
  #labels: readonly ShownLabel[] = [];
  #isMeasured = true;
  /** The places in the whole map by level and zoom. */
  readonly #whole = new Map<string, Offsets>();
  /** The places in the view that settled last, and its scale. */
  #settled: { readonly scale: number; readonly offsets: Offsets } = { scale: 0, offsets: new Map() };
  #placed: readonly PlacedLabel[] = [];
  /** The frame for which they were placed; undefined if they must be placed again. */
  #placedFor: LabelFrame | undefined;

  constructor(lines: SVGPathElement) {
    this.#lines = lines;
  }

  /** The labels of the last frame. */
  get placed(): readonly PlacedLabel[] {
    return this.#placed;
  }

  /** The lines of the last frame. */
  get leaders(): Segment[] {
    return this.#placed.flatMap(({ leader }) => leader ?? []);
  }

  /** Sets the labels and their elements, which must be on the page. */
  setLabels(labels: readonly LabelSource[], elementOf: (id: string) => HTMLElement | undefined): void {
    this.#labels = labels.flatMap((label) => {
      const element = elementOf(label.id);
      return element ? [{ ...label, element, boxWidth: 0, width: 0, height: 0 }] : [];
    });
    this.forgetSizes();
  }

  /** The labels have other sizes: they are smaller in a small chart. They are measured with the next frame. */
  forgetSizes(): void {
    this.#isMeasured = false;
    this.forget();
  }

  #measure(): void {
    if (this.#isMeasured) return;
    this.#isMeasured = true;
    for (const label of this.#labels) {
      label.boxWidth = label.element.offsetWidth;
      label.width = Math.min(label.boxWidth, textWidthOf(label.element));
      label.height = label.element.offsetHeight;
    }
  }

  /** Other dots are shown. */
  forget(): void {
    this.#whole.clear();
    this.#placedFor = undefined;
  }

  draw(frame: LabelFrame): void {
    const { projection } = frame;
    if (this.#placedFor && isSame(this.#placedFor, frame)) return;
    this.#placedFor = frame;
    this.#measure();
    this.#placed = this.#place(frame);
    const placed = new Map(this.#placed.map((label) => [label.id, label]));
    for (const { id, x, y, boxWidth, height, element } of this.#labels) {
      const place = placed.get(id);
      element.toggleAttribute('data-shown', place !== undefined);
      // A label that fades out still moves with the map.
      const { x: middleX, y: middleY } = place ?? spotIn(projection, x, y);
      const [left, top] = [Math.round(middleX - boxWidth / 2), Math.round(middleY - height / 2)];
      element.style.transform = `translate(${left}px, ${top}px)`;
    }
    this.#lines.setAttribute('d', this.leaders.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join(''));
  }

  #place(frame: LabelFrame): PlacedLabel[] {
    const { projection, viewport, zoom, isMoving, covered, dots } = frame;
    const whole = this.#wholeOffsets(frame);
    const { scale, offsets: settled } = this.#settled;
    const isOnlyMoved = isMoving && scale === projection.scale;
    const requests = this.#requests(projection, frame.level).map((request) => ({
      ...request,
      before: (isOnlyMoved ? settled.get(request.id) : undefined) ?? whole.get(request.id),
    }));
    const { width, height } = viewport.size;
    const placed = placeLabels(requests, {
      frame: { left: 0, top: 0, right: width, bottom: height },
      covered,
      dotsIn: dots(projection, zoom),
      isMoving,
    });
    if (!isMoving) this.#settled = { scale: projection.scale, offsets: offsetsOf(placed, requests) };
    return placed;
  }

  /** The places of the labels in the whole map, enlarged to about the zoom of the frame. */
  #wholeOffsets({ viewport, zoom: shown, level, dots }: LabelFrame): Offsets {
    const zoom = placingZoom(shown);
    const key = `${level} ${zoom}`;
    const known = this.#whole.get(key);
    if (known) return known;
    const projection = projectionOf({ ...wholeView(viewport.bounds), zoom }, viewport);
    const requests = this.#requests(projection, level);
    const { width, height } = viewport.size;
    const beyond = (Math.max(1, zoom) - 1) / 2;
    const frame = {
      left: -width * beyond,
      right: width * (1 + beyond),
      top: -height * beyond,
      bottom: height * (1 + beyond),
    };
    const placed = placeLabels(requests, { frame, covered: [], dotsIn: dots(projection, zoom) });
    const offsets = offsetsOf(placed, requests);
    this.#whole.set(key, offsets);
    return offsets;
  }

  #requests(projection: Projection, level: GroupLevel): LabelRequest[] {
    return this.#labels
      .filter(({ kind }) => kind === level || kind === 'outline')
      .map(({ id, x, y, width, height, weight, kind }) => ({
        id,
        ...spotIn(projection, x, y),
        width,
        height,
        weight,
        level: kind === 'outline' ? 1 : 0,
      }));
  }
}

const isSame = (one: LabelFrame, other: LabelFrame): boolean =>
  one.projection.scale === other.projection.scale &&
  one.projection.left === other.projection.left &&
  one.projection.top === other.projection.top &&
  one.level === other.level &&
  one.isMoving === other.isMoving &&
  one.covered === other.covered;

function offsetsOf(placed: readonly PlacedLabel[], requests: readonly LabelRequest[]): Offsets {
  const known = new Map(requests.map((request) => [request.id, request]));
  return new Map(
    placed.map(({ id, x, y }) => {
      const request = known.get(id);
      return [id, { x: x - (request?.x ?? 0), y: y - (request?.y ?? 0) }];
    }),
  );
}

/** The width of the widest line of the name and the count. */
function textWidthOf(element: HTMLElement): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  return Math.ceil(text.getBoundingClientRect().width);
}

const spotIn = ({ scale, left, top }: Projection, x: number, y: number) => ({
  x: left + (x / worldUnit) * scale,
  y: top + (y / worldUnit) * scale,
});
