export {
  type Choice,
  type Comparison,
  compare,
  decided,
  type EditedFields,
  type FieldName,
  sameFields,
} from './conflict.rules.ts';
export { type Base, type Draft, type DraftKind, readDraft, writeDraft } from './drafts.rules.ts';
export { type Drafted, leaveDraft, useDraft } from './use-draft.ts';
export { useStoring } from './use-storing.ts';
