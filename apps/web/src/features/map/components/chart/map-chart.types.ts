import type { Segment } from '@foreglow/pictures/drawing/boxes';
import type { MapStyle } from '@foreglow/pictures/map/map-style';
import type { PlacedTitle } from '@foreglow/pictures/map/place-titles';
import type { MapBounds } from '@foreglow/pictures/map/points';
import type { Projection } from '@foreglow/pictures/map/ring-path';
import type { Terrain } from '@foreglow/pictures/map/terrain';
import type { ChartView, Size } from '#features/map/rules/camera.rules.ts';
import type { LabelLine } from '../picture/label-lines.ts';
import type { ChartColors, ChartEvents, ChartGroup, ChartOutline, ChartPoints, ChartTool } from './chart.types.ts';
import type { DrawnOutline } from './outlines.tsx';
import type { PointScene } from './points/point-layer.ts';

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
  /** The number of cards of a group as it stands beside the name. */
  readonly countText: (count: number) => string;
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
