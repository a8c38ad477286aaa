export { BriefRepo } from './brief.repo.ts';
export { composeBrief } from './compose.ts';
