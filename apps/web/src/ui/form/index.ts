export { ConflictDialog } from './conflict-dialog.tsx';
export { EditorNote } from './editor-note.tsx';
export { Form, FormActions, FormFailure, FormSection } from './form.tsx';
export { FormSkeleton } from './form-skeleton.tsx';
export { FoundDraft } from './found-draft.tsx';
export { LeaveDialog } from './leave-dialog.tsx';
