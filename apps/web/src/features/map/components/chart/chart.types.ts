import type { Segment } from '@foreglow/pictures/drawing/boxes';
import type { MapStyle } from '@foreglow/pictures/map/map-style';
import type { PlacedTitle } from '@foreglow/pictures/map/place-titles';
import type { MapBounds } from '@foreglow/pictures/map/points';
import type { Projection } from '@foreglow/pictures/map/ring-path';
import type { Terrain } from '@foreglow/pictures/map/terrain';
import type { ChartView, Size } from '#features/map/rules/camera.rules.ts';
import type { GroupLevel } from '#features/map/rules/chart-labels.rules.ts';
import type { ChooseHow } from '#features/map/rules/selection.rules.ts';
import type { LabelLine } from '../picture/label-lines.ts';
import type { DrawnOutline } from './outlines.tsx';
import type { PointScene } from './points/point-layer.ts';

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

/** What a chart shows, so that it can be drawn again elsewhere. */
export interface ChartPicture {
  readonly scene: PointScene;
  readonly projection: Projection;
  readonly crowd: number;
  readonly size: Size;
  readonly terrain: Terrain;
  readonly style: MapStyle;
  readonly outlines: readonly DrawnOutline[];
  readonly leaders: readonly Segment[];
  readonly titles: readonly PlacedTitle[];
  readonly labels: readonly LabelLine[];
}

export interface MapChartProps extends ChartEvents {
  readonly points: ChartPoints;
  readonly colors: ChartColors;
  readonly groups: readonly ChartGroup[];
  readonly outlines: readonly ChartOutline[];
  /** 1 for each point that matches the filters; null: all. The others are small and grey. */
  readonly highlighted: Uint8Array | null;
  /** 1 for each point that is not drawn. The landscape leaves it out as well. */
  readonly hidden: Uint8Array | null;
  /** 1 for each point that is selected. */
  readonly chosen: Uint8Array | null;
  /** The point of the open card. */
  readonly current: number | null;
  /** The group whose panel is open. */
  readonly chosenGroup?: string | null;
  /** The view to show; null: the whole map. */
  readonly view: ChartView | null;
  readonly tool: ChartTool;
  /** The titles of cards that are known. */
  readonly titles?: ReadonlyMap<number, string>;
  /** The element that lies over the chart: no name is below it. */
  readonly over?: HTMLElement | null;
  readonly onChooseGroup: (id: string) => void;
  /** The number of cards of a group as text, and as it stands beside the name. */
  readonly countText: (count: number) => string;
  readonly numberText: (count: number) => string;
  /** The accessible name, and a description of the picture and its keys. */
  readonly label: string;
  readonly description: string;
  /** How points are drawn, instead of the way that suits their number. */
  readonly renderer?: 'canvas' | 'webgl';
  readonly ref?: React.Ref<MapChartHandle>;
}

/** The methods of the chart for the screen that contains it. */
export interface MapChartHandle {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
  /** Moves to a point, or shows a part of the world (0 to 1 on both axes). */
  readonly flyTo: (target: number | MapBounds) => void;
  /** What a picture of the visible part needs; undefined while the chart is not on the page. */
  readonly picture: () => ChartPicture | undefined;
}
