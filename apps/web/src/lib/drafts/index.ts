export { type Choice, compare, decided, type EditedFields, type FieldName } from './conflict.rules.ts';
export type { Base, DraftKind, Stamp } from './drafts.rules.ts';
export { asksBeforeLeaving, failureOf, isConflict, isSaveKey } from './editing.rules.ts';
export { storeDraft } from './store-draft.ts';
export { type Drafted, findDraft, leaveDraft, useDraft } from './use-draft.ts';
export { type Storing, useStoring } from './use-storing.ts';
