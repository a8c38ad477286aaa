import type texts from './locales/en.json';

export { EvidenceField } from './components/evidence-field.tsx';
export { EvidenceList } from './components/evidence-list.tsx';
export { useGoneEvidence } from './components/use-gone-evidence.ts';
export type { Evidence } from './rules/evidence.rules.ts';

/** The texts of the feature, as English has them. */
export type EvidenceTexts = typeof texts;
