import type { Projection } from '@foreglow/pictures/map/ring-path';
import { type Spot, worldAt } from '#features/map/rules/camera.rules.ts';
import type { ChooseHow } from '#features/map/rules/selection.rules.ts';
import type { ChartTool } from './chart.types.ts';
import type { HeldKeys } from './input/gestures.ts';
import { Lasso } from './lasso.ts';
import type { PointModel } from './point-model.ts';

/** Chooses the points inside a line that the user draws, or inside a box. */
export class LassoTool {
  readonly #lasso: Lasso;
  readonly #model: PointModel;
  #tool: ChartTool = 'pan';
  /** The enclosed points have been passed on as the choice of the user, and will come back as chosen. */
  #isAwaited = false;

  constructor(path: SVGPathElement, model: PointModel) {
    this.#lasso = new Lasso(path);
    this.#model = model;
  }

  get tool(): ChartTool {
    return this.#tool;
  }

  setTool(tool: ChartTool): void {
    this.#tool = tool;
    this.#lasso.clear();
  }

  /** Continues the drawing, from the position at which the gesture began to the current one. */
  draw(from: Spot, to: Spot, projection: Projection): void {
    const start = worldAt(projection, from);
    const at = worldAt(projection, to);
    if (this.#tool === 'box') this.#lasso.span(start, at);
    else this.#lasso.draw(start, at, projection.scale);
  }

  /**
   * Ends the drawing; `keys` are null if it was cancelled. Returns the enclosed points and how they change the choice;
   * undefined if there is no area. The line stays until another one is drawn or something else is chosen.
   */
  finish(keys: HeldKeys | null): { readonly points: number[]; readonly how: ChooseHow } | undefined {
    const line = keys ? this.#lasso.finish() : undefined;
    const points = line ? this.#model.inside(line) : [];
    this.#isAwaited = points.length > 0;
    if (!this.#isAwaited) this.#lasso.clear();
    return keys && line ? { points, how: howOf(keys) } : undefined;
  }

  /** Other points are chosen now. The line is removed, unless they are those that it encloses. */
  chosenChanged(): void {
    if (!this.#isAwaited) this.#lasso.clear();
    this.#isAwaited = false;
  }
}

function howOf({ shift, alt }: HeldKeys): ChooseHow {
  if (shift) return 'add';
  return alt ? 'remove' : 'replace';
}
