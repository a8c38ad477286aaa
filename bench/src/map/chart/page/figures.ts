/**
 * The charts that are measured. `stage` and `mapChart` are Foreglow's: `stage` without React and names, `mapChart` with
 * everything.
 */
export const chartKinds = ['stage', 'mapChart', 'scatterplot', 'scatterplotFast'] as const;

export type ChartKind = (typeof chartKinds)[number];

/** The frames of a move of the map, in milliseconds. */
export interface MovedFrames {
  /** The time from one frame whose pixels can be read to the next. */
  readonly between: readonly number[];
  /** The time from the beginning of each frame until its pixels can be read. */
  readonly work: readonly number[];
}

/** The results of moving the pointer near points. Milliseconds from the event. */
export interface Hovers {
  /** Until the chart has reported the point, for the answered events. */
  readonly answered: readonly number[];
  /** Until the pixels of the frame that shows the answer can be read. */
  readonly drawn: readonly number[];
  /** How many of the answers named the nearest point. */
  readonly right: number;
  readonly asked: number;
}

/** The measurements of one chart on one page. Times are in milliseconds. */
export interface ChartRun {
  /** From passing the points, including the creation of the chart, until pixels of all points can be read. */
  readonly drawn: number;
  /** Until the second animation frame after that, when the points are on the screen. */
  readonly shown: number;
  /** Until the landscape is also on the screen; null if there is none. */
  readonly landscape: number | null;
  /** From the first pointer event over the chart until its answer. */
  readonly firstHover: number | null;
  readonly hovers: Hovers;
  readonly pan: MovedFrames;
  readonly zoom: MovedFrames;
  /** From passing other points to the same chart until pixels of all of them can be read. */
  readonly replaced: number;
}

declare global {
  interface Window {
    /** Opens a chart on the empty page and measures it. */
    readonly measureChart: (kind: ChartKind, count: number) => Promise<ChartRun>;
  }
}
