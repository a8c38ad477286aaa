import { createCanvasPoints } from './canvas-points.ts';
import { createGlPoints } from './gl-points.ts';
import type { PointFrame, PointLayer, PointScene, ScenePart } from './point-layer.ts';

/** A lost context is usually restored immediately. If it is not restored by then, it never will be. */
const patienceMs = 1_500;

/** Up to this number of points a 2D canvas is as quick, and does not keep the page waiting for a context of WebGL. */
const fewPoints = 800;

interface RendererEvents {
  /** Another layer draws now, and has no data yet. */
  readonly onAnother: () => void;
}

/** Draws points with WebGL 2, or on a 2D canvas if they are few, it is not available or its context was lost. */
export class PointRenderer {
  readonly #place: HTMLElement;
  readonly #events: RendererEvents;
  #layer: PointLayer;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #mayDrawWithGl: boolean;

  constructor(place: HTMLElement, wanted: 'canvas' | 'webgl' | undefined, events: RendererEvents) {
    this.#place = place;
    this.#events = events;
    this.#mayDrawWithGl = wanted !== 'canvas';
    this.#layer = createCanvasPoints();
    place.append(this.#layer.canvas);
    if (wanted === 'webgl') this.#drawWithGl();
  }

  /** Goes over to WebGL if there are many points now. Returns whether another layer draws, which has no data yet. */
  prepareFor(count: number): boolean {
    return count > fewPoints && this.#drawWithGl();
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

  #drawWithGl(): boolean {
    if (!this.#mayDrawWithGl) return false;
    this.#mayDrawWithGl = false;
    const lost = () => {
      this.#waiting = setTimeout(() => {
        this.#replace(createCanvasPoints());
        this.#events.onAnother();
      }, patienceMs);
    };
    const restored = () => {
      clearTimeout(this.#waiting);
      this.#events.onAnother();
    };
    const layer = createGlPoints(lost, restored);
    if (layer) this.#replace(layer);
    return layer !== undefined;
  }

  #replace(layer: PointLayer): void {
    this.#layer.dispose();
    this.#layer = layer;
    this.#place.append(this.#layer.canvas);
  }
}
