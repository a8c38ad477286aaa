export { notify, undoMs } from './notify.ts';
export { Toasts } from './toasts.tsx';
export { usePreparedToasts } from './use-prepared-toasts.ts';
export { useUndoToasts } from './use-undo-toasts.ts';
