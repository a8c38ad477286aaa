import type { MapBounds } from '@foreglow/pictures/map/points';
import type { Projection } from '@foreglow/pictures/map/ring-path';
import {
  type ChartView,
  isSameView,
  limited,
  projectionOf,
  type Size,
  type Viewport,
  viewBetween,
  wholeView,
} from '#features/map/rules/camera.rules.ts';

/** The duration of a flight. */
const flightMs = 200;

interface Flight {
  readonly from: ChartView;
  readonly to: ChartView;
  readonly since: number;
}

/** The view of the chart, including a running flight to another view. */
export class Camera {
  #size: Size = { width: 0, height: 0 };
  #bounds: MapBounds = { left: 0, top: 0, right: 1, bottom: 1 };
  #view = wholeView(this.#bounds);
  #flight: Flight | undefined;

  get view(): ChartView {
    return this.#view;
  }

  get viewport(): Viewport {
    return { size: this.#size, bounds: this.#bounds };
  }

  get projection(): Projection {
    return projectionOf(this.#view, this.viewport);
  }

  /** The target of the flight, or the current view if there is none. */
  get aim(): ChartView {
    return this.#flight?.to ?? this.#view;
  }

  get isWhole(): boolean {
    return isSameView(this.aim, wholeView(this.#bounds));
  }

  setSize(size: Size): void {
    this.#size = size;
  }

  /** Sets the part of the world that contains all points. If the chart showed the whole map, it still does. */
  setBounds(bounds: MapBounds): void {
    const { isWhole } = this;
    this.#bounds = bounds;
    if (isWhole) this.show(null);
  }

  /** Shows a view immediately; null: the whole map. */
  show(view: ChartView | null): void {
    this.#flight = undefined;
    this.#view = view ? limited(view, this.#bounds) : wholeView(this.#bounds);
  }

  /** Moves to a view, without animation for users who prefer reduced motion. */
  fly(to: ChartView, now: number): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) this.show(to);
    else this.#flight = { from: this.#view, to: limited(to, this.#bounds), since: now };
  }

  /** Advances the flight to the time of this frame. Returns whether it continues. */
  step(now: number): boolean {
    if (!this.#flight) return false;
    const { from, to, since } = this.#flight;
    const share = Math.min(1, Math.max(0, (now - since) / flightMs));
    this.#view = share === 1 ? to : viewBetween(from, to, 1 - (1 - share) ** 3);
    if (share === 1) this.#flight = undefined;
    return share < 1;
  }
}
