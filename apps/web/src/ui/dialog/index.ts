export { ConfirmDialog } from './confirm-dialog.tsx';
export { Dialog } from './dialog.tsx';
export { FullScreenDialog } from './full-screen-dialog.tsx';
export { ModalFrame } from './modal-frame.tsx';
export { useLateFailure } from './use-late-failure.ts';
