import type { MapStyle } from '@foreglow/pictures/map/map-style';
import type { Projection } from '@foreglow/pictures/map/ring-path';
import type { Size } from '#features/map/rules/camera.rules.ts';
import type { ChartPoints } from '../chart.types.ts';

/** Red, green, blue and opacity, 0 to 255. */
export type Rgba = readonly [red: number, green: number, blue: number, opacity: number];

/** The input of a renderer, apart from the visible part of the world. */
export interface PointScene {
  readonly points: ChartPoints;
  /** The index in the palette for each point. */
  readonly colorOf: Uint8Array | Uint16Array;
  readonly palette: readonly Rgba[];
  /** The bits of `point-states.rules.ts` for each point, now and before the last change. */
  readonly states: Uint8Array;
  readonly formerStates: Uint8Array;
  /** All state bits that some point has or had before the last change. */
  readonly kinds: number;
  /** 1 for each point that is drawn if not all can be; null: all are. Chosen points are always drawn. */
  readonly sample: Uint8Array | null;
  readonly style: MapStyle;
}

/** The values that change from frame to frame. */
export interface PointFrame {
  readonly size: Size;
  /** Pixels of the screen per CSS pixel. */
  readonly ratio: number;
  readonly projection: Projection;
  /** Determines the size of points, see `crowdOf`. */
  readonly crowd: number;
  readonly hovered: number | null;
  readonly current: number | null;
  /** Progress of the transition between states, from 0 to 1. */
  readonly share: number;
}

/** The parts of a scene that can change. */
export type ScenePart = 'points' | 'colors' | 'states' | 'style';

/** A renderer of points with a separate canvas. */
export interface PointLayer {
  readonly canvas: HTMLCanvasElement;
  /** The maximum number of points it can draw. */
  readonly maxPoints: number;
  readonly take: (scene: PointScene, changed: ReadonlySet<ScenePart>) => void;
  readonly draw: (frame: PointFrame) => void;
  readonly dispose: () => void;
}

/** Sets the size of a canvas. Setting it would clear the canvas even if the size is the same. */
export function fitCanvas(canvas: HTMLCanvasElement, width: number, height: number): void {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

/** A 2D context, on the page or off-screen. */
export type AnyContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
