import type texts from './locales/en.json';

export type { Evidence } from './evidence.rules.ts';
export { EvidenceField } from './parts/evidence-field.tsx';
export { EvidenceList } from './parts/evidence-list.tsx';
export { useGoneEvidence } from './use-gone-evidence.ts';

/** The texts of the feature, as English has them. */
export type EvidenceTexts = typeof texts;
