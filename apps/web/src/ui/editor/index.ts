export { EditorArea } from './editor-area.tsx';
export { EditorDialogs } from './editor-dialogs.tsx';
export { EditorFoot } from './editor-foot.tsx';
export { EditorNotes } from './editor-notes.tsx';
export { LeaveDialog } from './leave-dialog.tsx';
export { SaveFailed } from './save-failed.tsx';
export { useEditor } from './use-editor.ts';
export { useLeaveGuard } from './use-leave-guard.ts';
