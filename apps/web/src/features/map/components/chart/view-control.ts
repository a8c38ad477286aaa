import type { MapBounds } from '@foreglow/pictures/map/points';
import {
  type ChartView,
  isSameView,
  pannedBy,
  type Size,
  type Spot,
  viewOfBounds,
  wholeView,
  zoomedAbout,
} from '#features/map/rules/camera.rules.ts';
import { zoomStep } from '#features/map/rules/chart-labels.rules.ts';
import { Camera } from './camera.ts';

/** The view counts as settled after this time without a change. */
const settledMs = 150;
/** The minimum zoom after flying to a point. */
const nearZoom = 2.5;

interface ViewEvents {
  /** The view is changing. Called at every step of a flight as well. */
  readonly onMove: () => void;
  readonly onSettle: () => void;
  /** The view has settled after the user moved it; null: the whole map fits. */
  readonly onView: (view: ChartView | null) => void;
}

/** Moves the camera for the user and for the screen, and reports the views to which the user has moved it. */
export class ViewControl {
  readonly camera = new Camera();
  readonly #events: ViewEvents;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #isMoving = false;
  /** The user has moved the map, and `onView` has not been called yet. */
  #isOwnMove = false;
  #reported: ChartView | null = null;

  constructor(events: ViewEvents) {
    this.#events = events;
  }

  dispose(): void {
    clearTimeout(this.#settling);
  }

  /** Whether the view has changed just now and may go on changing. */
  get isMoving(): boolean {
    return this.#isMoving;
  }

  /** Shows the view that the screen requests. A view that was reported by `onView` is ignored when it is passed back. */
  request(view: ChartView | null): void {
    if (view === this.#reported || (view && this.#reported && isSameView(view, this.#reported))) return;
    this.#reported = view;
    this.camera.show(view);
    this.moved();
  }

  /** Moves the map by a distance in CSS pixels. */
  pan(x: number, y: number): void {
    this.#move(pannedBy(this.camera.view, x, y, this.camera.viewport));
  }

  /** Moves the map by a share of the width and the height of the chart, with a flight. */
  panByShare(x: number, y: number): void {
    const { aim, viewport } = this.camera;
    this.#fly(pannedBy(aim, x * viewport.size.width, y * viewport.size.height, viewport));
  }

  /** Zooms by a factor while the place at a position stays where it is. */
  zoomAbout(factor: number, at: Spot): void {
    this.#move(zoomedAbout(this.camera.view, factor, at, this.camera.viewport));
  }

  /** Two fingers: the midpoint between them has moved by x and y, and their distance has changed by a factor. */
  pinch(middle: Spot, x: number, y: number, factor: number): void {
    const { view, viewport } = this.camera;
    this.#move(zoomedAbout(pannedBy(view, x, y, viewport), factor, middle, viewport));
  }

  /** Zooms about a position by a number of steps, with a flight. */
  zoomBySteps(steps: number, at = middleOf(this.camera.viewport.size)): void {
    const { aim, viewport } = this.camera;
    this.#fly(zoomedAbout(aim, zoomStep ** steps, at, viewport));
  }

  fit(): void {
    this.#fly(wholeView(this.camera.viewport.bounds));
  }

  flyToBounds(bounds: MapBounds): void {
    this.#fly(viewOfBounds(bounds, this.camera.viewport));
  }

  /** Flies to a position in world units, and near to it. */
  flyToPlace(place: Spot): void {
    this.#fly({ ...place, zoom: Math.max(this.camera.aim.zoom, nearZoom) });
  }

  /** To be called when a flight has moved the camera; the other methods call it themselves. */
  moved(): void {
    this.#isMoving = true;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#settle(), settledMs);
    this.#events.onMove();
  }

  #move(view: ChartView): void {
    this.camera.show(view);
    this.#isOwnMove = true;
    this.moved();
  }

  #fly(view: ChartView): void {
    this.camera.fly(view, performance.now());
    this.#isOwnMove = true;
    this.moved();
  }

  #settle(): void {
    this.#isMoving = false;
    this.#events.onSettle();
    if (!this.#isOwnMove) return;
    this.#isOwnMove = false;
    this.#reported = this.camera.isWhole ? null : this.camera.aim;
    this.#events.onView(this.#reported);
  }
}

/** The middle of a chart of this size. */
export const middleOf = ({ width, height }: Size): Spot => ({ x: width / 2, y: height / 2 });
