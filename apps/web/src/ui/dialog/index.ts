export { ConfirmDialog } from './confirm-dialog.tsx';
export { Dialog } from './dialog.tsx';
export { ModalFrame } from './modal-frame.tsx';
