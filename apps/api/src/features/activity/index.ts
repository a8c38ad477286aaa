export { ActivitiesRepo } from './activities.repo.ts';
export { composeActivity } from './compose.ts';
