export { dragToTarget } from './drag-to-target.ts';
export { followPointer } from './follow-pointer.ts';
export { moved } from './row-order.rules.ts';
export { useRowDrag } from './use-row-drag.ts';
