/** The charts that are measured. `stage` and `mapChart` are Foreglow's, without and with React, names and all. */
export const chartKinds = ['stage', 'mapChart', 'scatterplot', 'scatterplotFast'] as const;

export type ChartKind = (typeof chartKinds)[number];

/** The frames of a move of the map, in milliseconds. */
export interface MovedFrames {
  /** From one frame whose pixels can be read to the next. */
  readonly between: readonly number[];
  /** From the beginning of each frame until its pixels can be read. */
  readonly work: readonly number[];
}

/** What points at places near points brought. Milliseconds from the event. */
export interface Hovers {
  /** Until the chart has told which point it is, for those that it has told. */
  readonly answered: readonly number[];
  /** Until the pixels of the frame that shows it can be read. */
  readonly drawn: readonly number[];
  /** How many of the answers named the nearest point. */
  readonly right: number;
  readonly asked: number;
}

/** What one chart did on one page. Times are milliseconds. */
export interface ChartRun {
  /** From handing over the points, with the chart created first, until pixels of all of them can be read. */
  readonly drawn: number;
  /** Until the second animation frame after that: they are on the screen. */
  readonly shown: number;
  /** Until the landscape is on the screen as well; null where there is none. */
  readonly landscape: number | null;
  /** The first event of a pointer over the chart, until its answer. */
  readonly firstHover: number | null;
  readonly hovers: Hovers;
  readonly pan: MovedFrames;
  readonly zoom: MovedFrames;
  /** From handing other points to the same chart until pixels of all of them can be read. */
  readonly replaced: number;
}

declare global {
  interface Window {
    /** Opens a chart on the empty page and measures it. */
    readonly measureChart: (kind: ChartKind, count: number) => Promise<ChartRun>;
  }
}
