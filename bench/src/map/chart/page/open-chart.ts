import type { Cloud } from './cloud.ts';

/** A chart that is on the page. */
interface OpenChart<Data> {
  /** What pointers and wheels act upon. */
  readonly element: HTMLElement;
  readonly show: (data: Data) => void;
  /** The turn of a wheel that enlarges by a factor. */
  readonly wheelFor: (factor: number) => number;
}

/** How a chart is opened. */
export interface ChartSource<Data> {
  /** The points in the form that the chart takes best, which is not measured. */
  readonly prepare: (cloud: Cloud) => Data;
  readonly open: (place: HTMLElement, data: Data, onHover: (point: number | null) => void) => OpenChart<Data>;
}
