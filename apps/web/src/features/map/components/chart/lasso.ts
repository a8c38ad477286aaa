import type { Spot } from '#features/map/rules/camera.rules.ts';
import { boxBetween } from '#features/map/rules/lasso.rules.ts';

/** The minimum distance between the corners of a line, in pixels. */
const cornerDistancePx = 3;

/** The line around the points to be chosen, in world units, and its drawing. */
export class Lasso {
  readonly #path: SVGPathElement;
  #line: readonly Spot[] = [];
  #isDrawing = false;

  constructor(path: SVGPathElement) {
    this.#path = path;
  }

  /** Spans a box from where the gesture began to where it is now. */
  span(start: Spot, at: Spot): void {
    this.#isDrawing = true;
    this.#show(boxBetween(start, at));
  }

  /** Continues the line, or begins a new one. `scale`: pixels per world unit. */
  draw(start: Spot, at: Spot, scale: number): void {
    const last = this.#isDrawing ? this.#line.at(-1) : undefined;
    this.#isDrawing = true;
    if (!last) this.#show([start, at]);
    else if (Math.hypot(at.x - last.x, at.y - last.y) * scale >= cornerDistancePx) this.#show([...this.#line, at]);
  }

  /** Ends the drawing and returns the corners; undefined if they enclose nothing. The line stays visible. */
  finish(): readonly Spot[] | undefined {
    this.#isDrawing = false;
    return this.#line.length < 3 ? undefined : this.#line;
  }

  /** Removes the line. */
  clear(): void {
    this.#isDrawing = false;
    this.#show([]);
  }

  #show(line: readonly Spot[]): void {
    this.#line = line;
    const corners = line.map(({ x, y }) => `${x} ${y}`).join('L');
    this.#path.setAttribute('d', line.length < 2 ? '' : `M${corners}Z`);
  }
}
