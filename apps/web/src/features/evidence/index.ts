import type texts from './locales/en.json';

export { AddingDialog } from './components/adding/adding-dialog.tsx';
export { useAdding } from './components/adding/use-adding.ts';
export { useAddingScreen } from './components/adding/use-adding-screen.ts';
export { EvidenceField } from './components/evidence-field.tsx';
export { EvidenceList } from './components/evidence-list.tsx';
export { EvidencePicker } from './components/evidence-picker.tsx';
export { useGoneEvidence } from './components/use-gone-evidence.ts';
export { type Evidence, putBack } from './rules/evidence.rules.ts';

/** The English texts of the feature. */
export type EvidenceTexts = typeof texts;
