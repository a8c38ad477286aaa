export { notify, undoMs } from './notify.ts';
export { Toasts } from './toasts.tsx';
