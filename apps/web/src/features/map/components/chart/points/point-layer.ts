import type { MapLook } from '@foreglow/contract/map/picture/looks';
import type { Projection } from '@foreglow/contract/map/picture/ring-path';
import type { Size } from '../../../rules/camera.rules.ts';
import type { ChartPoints } from '../chart.types.ts';

/** Red, green, blue and opacity, 0 to 255. */
export type Rgba = readonly [red: number, green: number, blue: number, opacity: number];

/** What a renderer draws: everything but the part of the world that is shown. */
export interface PointScene {
  readonly points: ChartPoints;
  /** For each point an index of the palette. */
  readonly colorOf: Uint8Array | Uint16Array;
  readonly palette: readonly Rgba[];
  /** For each point the bits of `point-states.rules.ts`, now and before the last change. */
  readonly states: Uint8Array;
  readonly formerStates: Uint8Array;
  /** The bits that any point has or had. */
  readonly kinds: number;
  /** 1 for each point that is drawn where not all can be; null: all. Those that are chosen always are. */
  readonly sample: Uint8Array | null;
  readonly look: MapLook;
}

/** What changes from frame to frame. */
export interface PointFrame {
  readonly size: Size;
  /** Pixels of the screen per CSS pixel. */
  readonly ratio: number;
  readonly projection: Projection;
  /** See `crowdOf`: how large points are. */
  readonly crowd: number;
  readonly hovered: number | null;
  readonly current: number | null;
  /** How far the states have changed, from 0 to 1. */
  readonly share: number;
}

/** What of a scene has changed. */
export type ScenePart = 'points' | 'colors' | 'states' | 'look';

/** A renderer of points, with a canvas of its own. */
export interface PointLayer {
  readonly canvas: HTMLCanvasElement;
  /** How many points it can draw. */
  readonly most: number;
  readonly take: (scene: PointScene, changed: ReadonlySet<ScenePart>) => void;
  readonly draw: (frame: PointFrame) => void;
  readonly dispose: () => void;
}

/** Gives a canvas its size. Setting it empties the canvas, also when it is the same. */
export function fitCanvas(canvas: HTMLCanvasElement, width: number, height: number): void {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

/** What paints in two dimensions, on the page or not. */
export type AnyContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
