export type { ScrollFrames } from './scroll-frames.ts';
export { type RowRange, usePageRows } from './use-page-rows.ts';
export { useWidth } from './use-width.ts';
