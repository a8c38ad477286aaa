export { BriefRepo } from './brief.repo.ts';
export { composeBrief, createFirstBrief } from './compose.ts';
