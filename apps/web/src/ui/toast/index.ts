export { notify } from './notify.ts';
export { Toasts } from './toasts.tsx';
