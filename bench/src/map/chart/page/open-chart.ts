import type { Cloud } from './cloud.ts';

/** A chart on the page. */
interface OpenChart<Data> {
  /** The element that receives pointer and wheel events. */
  readonly element: HTMLElement;
  readonly show: (data: Data) => void;
  /** The turn of a wheel that enlarges by a factor. */
  readonly wheelFor: (factor: number) => number;
}

/** How a chart is opened. */
export interface ChartSource<Data> {
  /** Converts the points into the best form for the chart, which is not measured. */
  readonly prepare: (cloud: Cloud) => Data;
  readonly open: (place: HTMLElement, data: Data, onHover: (point: number | null) => void) => OpenChart<Data>;
}
