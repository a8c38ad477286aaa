import { createCanvasPoints } from './canvas-points.ts';
import { createGlPoints } from './gl-points.ts';
import type { PointFrame, PointLayer, PointScene, ScenePart } from './point-layer.ts';

/** A lost context is usually restored immediately. If it is not restored by then, it never will be. */
const patienceMs = 1_500;

interface RendererEvents {
  /** Another layer draws now, and has no data yet. */
  readonly onAnother: () => void;
}

/** Draws points with WebGL 2, or on a 2D canvas if it is not available or its context was lost. */
export class PointRenderer {
  readonly #place: HTMLElement;
  readonly #events: RendererEvents;
  #layer: PointLayer;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(place: HTMLElement, wanted: 'canvas' | undefined, events: RendererEvents) {
    this.#place = place;
    this.#events = events;
    const lost = () => {
      this.#waiting = setTimeout(() => this.#replace(), patienceMs);
    };
    const restored = () => {
      clearTimeout(this.#waiting);
      events.onAnother();
    };
    this.#layer = (wanted === 'canvas' ? undefined : createGlPoints(lost, restored)) ?? createCanvasPoints();
    place.append(this.#layer.canvas);
  }

  /** The maximum number of points it can draw. */
  get maxPoints(): number {
    return this.#layer.maxPoints;
  }

  take(scene: PointScene, changed: ReadonlySet<ScenePart>): void {
    this.#layer.take(scene, changed);
  }

  draw(frame: PointFrame): void {
    this.#layer.draw(frame);
  }

  dispose(): void {
    clearTimeout(this.#waiting);
    this.#layer.dispose();
  }

  #replace(): void {
    this.#layer.dispose();
    this.#layer = createCanvasPoints();
    this.#place.append(this.#layer.canvas);
    this.#events.onAnother();
  }
}
