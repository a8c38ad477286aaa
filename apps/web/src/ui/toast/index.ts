export { notify, undoMs } from './notify.ts';
export { Toasts } from './toasts.tsx';
export { useUndoToasts } from './use-undo-toasts.ts';
