import type { ChartView } from '#features/map/rules/camera.rules.ts';
import type { GroupLevel } from '#features/map/rules/chart-labels.rules.ts';
import type { ChooseHow } from '#features/map/rules/selection.rules.ts';

export interface ChartPoints {
  readonly count: number;
  /** 0 to 65,535 from left to right, and from top to bottom. */
  readonly x: Uint16Array;
  readonly y: Uint16Array;
  /** How often each card is used, 0 to 255. */
  readonly size: Uint8Array;
}

export interface ChartColors {
  /** The index in the palette for each point. */
  readonly of: Uint8Array | Uint16Array;
  /** CSS colours for the colour scheme of the page. */
  readonly palette: readonly string[];
}

export interface ChartGroup {
  readonly id: string;
  readonly level: GroupLevel;
  readonly name: string;
  readonly count: number;
  /** The position of its name, 0 to 65,535. */
  readonly x: number;
  readonly y: number;
}

export interface ChartOutline {
  readonly id: string;
  readonly title: string;
  readonly kind: 'insight' | 'trend';
  /** Indices of points. */
  readonly points: readonly number[];
}

/** A point under the pointer, and its centre in CSS pixels within the chart. */
export interface PointedAt {
  readonly point: number;
  readonly x: number;
  readonly y: number;
}

export type ChartTool = 'pan' | 'lasso' | 'box';

/** The events of the chart. */
export interface ChartEvents {
  /** The view has settled after the user moved it; null: the whole map fits. */
  readonly onView: (view: ChartView | null) => void;
  readonly onHover: (at: PointedAt | null) => void;
  readonly onOpen: (point: number) => void;
  readonly onChoose: (points: number[], how: ChooseHow) => void;
  /** The zoom in per cent, whenever that number changes. */
  readonly onZoom?: (percent: number) => void;
  /** Only this number of points is drawn, since the browser has no WebGL 2. */
  readonly onReduced?: (drawn: number) => void;
  /** The cards whose titles there may be room for, at most `mostTitles`. */
  readonly onTitles?: (points: readonly number[]) => void;
}
