export { ActivitiesRepo } from './activities.repo.ts';
export type { NewActivity } from './activity.ts';
export { composeActivity } from './compose.ts';
