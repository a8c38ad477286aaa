export { type Choice, compare, decided, type EditedFields, type FieldName } from './conflict.rules.ts';
export type { Base, DraftKind } from './drafts.rules.ts';
export { type Drafted, leaveDraft, useDraft } from './use-draft.ts';
export { useStoring } from './use-storing.ts';
