export { dragToTarget } from './drag-to-target.ts';
export { followPointer } from './follow-pointer.ts';
