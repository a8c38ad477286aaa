export { BriefReadModel } from './brief.read-model.ts';
export { BriefRepo } from './brief.repo.ts';
export { emptyBrief } from './brief.rules.ts';
export { composeBrief, createFirstBrief } from './compose.ts';
