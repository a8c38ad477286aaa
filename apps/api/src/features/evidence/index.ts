export { composeEvidence, type EvidenceApi, moveEvidence, replaceEvidence } from './compose.ts';
export { ConclusionWriter } from './conclusion-writer.ts';
export {
  type ConclusionFilters,
  type ConclusionKind,
  ConclusionsReadModel,
  conditionsOf,
  type StoredConclusion,
} from './conclusions.read-model.ts';
export { EvidenceReadModel } from './evidence.read-model.ts';
export { EvidenceRepo } from './evidence.repo.ts';
export { hasValues, includedEvidence, removedAt } from './evidence.rules.ts';
export { type EvidenceLink, evidenceLink } from './links.ts';
