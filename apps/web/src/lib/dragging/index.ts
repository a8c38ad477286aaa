export { type Drag, followPointer } from './follow-pointer.ts';
