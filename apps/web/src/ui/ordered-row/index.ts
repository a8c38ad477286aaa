export { RowActions } from './row-actions.tsx';
export { rowClass } from './row-class.ts';
export { RowGrip } from './row-grip.tsx';
