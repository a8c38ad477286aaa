import type { MapStyle } from '@foreglow/pictures/map/map-style';
import { crowdOf } from '@foreglow/pictures/map/point-style';
import { isSameSize, type Size } from '#features/map/rules/camera.rules.ts';
import { type PointMarks, sampleOf } from '#features/map/rules/point-states.rules.ts';
import type { ChartColors, ChartPoints } from './chart.types.ts';
import { PointModel } from './point-model.ts';
import { readPalette } from './points/colors.ts';
import type { PointFrame, PointScene, Rgba, ScenePart } from './points/point-layer.ts';
import { PointRenderer } from './points/point-renderer.ts';

/** The duration of the transition of points between states. */
const changeMs = 160;

interface DrawingEvents {
  /** The canvas was replaced and is empty. */
  readonly onEmpty: () => void;
  /** Only this number of points is drawn, since the browser has no WebGL 2. */
  readonly onReduced: (drawn: number) => void;
}

/**
 * Draws the points of a chart. It collects what changes and passes it to the renderer with the next frame, in which
 * points start to go over from their former states to the new ones.
 */
export class PointsDrawing {
  readonly model = new PointModel();
  /** The chart, whose CSS variables contain the colours. */
  readonly #root: HTMLElement;
  readonly #renderer: PointRenderer;
  readonly #events: DrawingEvents;
  #colors: ChartColors = { of: new Uint8Array(), palette: [] };
  /** The colours as they are on the page; undefined until they are needed, since reading them delays it. */
  #palette: readonly Rgba[] | undefined;
  #style: MapStyle;
  /** The parts that the renderer does not have yet. */
  #changed = new Set<ScenePart>(['style']);
  /** The frame that is on the screen; undefined during a transition. */
  #drawn: Omit<PointFrame, 'share'> | undefined;
  /** When the running transition between states began. */
  #changedAt = Number.NEGATIVE_INFINITY;

  constructor(
    elements: { readonly root: HTMLElement; readonly points: HTMLElement },
    style: MapStyle,
    renderer: 'canvas' | 'webgl' | undefined,
    events: DrawingEvents,
  ) {
    this.#root = elements.root;
    this.#style = style;
    this.#events = events;
    this.#renderer = new PointRenderer(elements.points, renderer, {
      onAnother: () => {
        this.#changed = new Set(['points', 'colors', 'states', 'style']);
        this.#reduce();
        events.onEmpty();
      },
    });
  }

  dispose(): void {
    this.#renderer.dispose();
  }

  get style(): MapStyle {
    return this.#style;
  }

  get scene(): PointScene {
    const { points, states, formerStates, kinds, sample } = this.model;
    this.#palette ??= readPalette(this.#colors.palette, this.#root);
    const colors = { colorOf: this.#colors.of, palette: this.#palette, style: this.#style };
    return { points, states, formerStates, kinds, sample, ...colors };
  }

  /** How crowded the points are at a zoom, see `crowdOf`. */
  crowdAt(zoom: number, { width, height }: Size): number {
    const drawn = Math.min(this.model.points.count, this.#renderer.maxPoints);
    return crowdOf(drawn, zoom, Math.min(width, height));
  }

  setPoints(points: ChartPoints): void {
    if (this.#renderer.prepareFor(points.count)) this.#changed.add('style').add('colors').add('states');
    this.model.setPoints(points);
    this.#changed.add('points');
    this.#changedAt = Number.NEGATIVE_INFINITY;
    this.#reduce();
  }

  setColors(colors: ChartColors): void {
    this.#colors = colors;
    this.#palette = undefined;
    this.#changed.add('colors');
  }

  setStyle(style: MapStyle): void {
    this.#style = style;
    // The CSS variables of the page now have other values.
    this.#palette = undefined;
    this.#changed.add('style').add('colors');
  }

  /** Returns which marks are others now, as `PointModel` does; null if none are. */
  setMarks(marks: PointMarks): ReturnType<PointModel['setMarks']> {
    const changes = this.model.setMarks(marks);
    if (changes) {
      this.#changed.add('states');
      this.#changedAt = performance.now();
    }
    return changes;
  }

  /** Draws a frame. Returns whether the transition between states needs another one. */
  draw(frame: Omit<PointFrame, 'share'>, now: number): boolean {
    const share = this.#changeShare(now);
    if (this.#changed.size === 0 && share === 1 && this.#drawn && isSame(this.#drawn, frame)) return false;
    this.#drawn = share === 1 ? frame : undefined;
    if (this.#changed.size > 0) this.#renderer.take(this.scene, this.#changed);
    this.#changed.clear();
    this.#renderer.draw({ ...frame, share });
    return share < 1;
  }

  /** Progress of the transition of points between states, from 0 to 1. */
  #changeShare(now: number): number {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const share = isStill ? 1 : Math.min(1, (now - this.#changedAt) / changeMs);
    if (share === 1 && this.#changedAt > 0) {
      this.model.settle();
      this.#changed.add('states');
      this.#changedAt = Number.NEGATIVE_INFINITY;
    }
    return share;
  }

  /** Omits points beyond the limit of the renderer. */
  #reduce(): void {
    const { maxPoints } = this.#renderer;
    this.model.sample = sampleOf(this.model.points.count, maxPoints);
    if (this.model.sample) this.#events.onReduced(maxPoints);
  }
}

/** Whether the points look the same in two frames. */
const isSame = (one: Omit<PointFrame, 'share'>, other: Omit<PointFrame, 'share'>): boolean =>
  one.projection.scale === other.projection.scale &&
  one.projection.left === other.projection.left &&
  one.projection.top === other.projection.top &&
  isSameSize(one.size, other.size) &&
  one.ratio === other.ratio &&
  one.crowd === other.crowd &&
  one.hovered === other.hovered &&
  one.current === other.current;
