export { usePageRows } from './use-page-rows.ts';
export { useWidth } from './use-width.ts';
