export { type Choice, compare, decided, type EditedFields, type FieldName, sameFields } from './conflict.rules.ts';
export { DraftPlace, storedText } from './draft-place.ts';
export { type Base, type DraftKind, isTextList, type Stamp } from './drafts.rules.ts';
export { asksBeforeLeaving, failureOf, isConflict, isSaveKey } from './editing.rules.ts';
export { makeOnce } from './make-once.ts';
export { onPageLeft } from './on-page-left.ts';
export { storeDraft, type Target } from './store-draft.ts';
export { type Drafted, findDraft, leaveDraft, useDraft } from './use-draft.ts';
export { type Storing, useStoring } from './use-storing.ts';
