import { type Terrain, terrainOf } from '@foreglow/pictures/map/terrain';
import { afterFrame } from './after-frame.ts';
import { type TerrainLayer, terrainPaths } from './layers/terrain-layer.ts';
import type { PointModel } from './point-model.ts';

/** Up to this number of points the terrain follows what is hidden at once. */
const fewPoints = 5_000;
/** If points are hidden one after the other, the terrain is recomputed only once. */
const delayMs = 120;

/** Computes the terrain of the shown points when it delays nothing. */
export class TerrainUpdates {
  readonly #model: PointModel;
  readonly #layer: TerrainLayer;
  readonly #onUpdate: () => void;
  #thresholds: readonly number[] | undefined;
  #terrain: Terrain = { levels: [], thresholds: [] };
  #cancel: () => void = () => undefined;

  constructor(model: PointModel, layer: TerrainLayer, onUpdate: () => void) {
    this.#model = model;
    this.#layer = layer;
    this.#onUpdate = onUpdate;
  }

  get terrain(): Terrain {
    return this.#terrain;
  }

  /** The chart has other points: they are drawn first, and their terrain follows after that frame. */
  replace(): void {
    this.#thresholds = undefined;
    this.#cancel();
    this.#cancel = afterFrame(() => this.#update());
  }

  /** Other points are hidden. The terrain of few is computed immediately. */
  refresh(): void {
    this.#cancel();
    if (this.#model.points.count <= fewPoints) {
      this.#update();
      return;
    }
    const timer = setTimeout(() => this.#update(), delayMs);
    this.#cancel = () => clearTimeout(timer);
  }

  cancel(): void {
    this.#cancel();
  }

  #update(): void {
    const terrain = terrainOf(this.#model.points, this.#model.shownMask(), this.#thresholds);
    // The thresholds stay the same, so that the hills remain comparable when points are hidden later.
    this.#thresholds ??= terrain.thresholds;
    this.#terrain = terrain;
    this.#layer.setTerrain(terrainPaths(terrain));
    this.#onUpdate();
  }
}
