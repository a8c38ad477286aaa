import { forKinds, type Kind, kindNames, kinds } from '../kinds/kinds.ts';

/** What can be done beside what is done to contents, by what it is done to. */
const otherActivities = {
  brief: ['brief_changed', 'brief_restored'],
  members: ['member_added', 'member_joined', 'member_role_changed', 'member_removed', 'member_left'],
  project: ['project_created', 'project_changed', 'project_moved', 'project_deleted', 'project_restored'],
} as const;

/** What an activity can be about. */
export type ActivitySubject = Kind | keyof typeof otherActivities;
export const activitySubjects = [
  ...kindNames,
  ...(Object.keys(otherActivities) as (keyof typeof otherActivities)[]),
] satisfies ActivitySubject[];

export type ActivityKind =
  | (typeof kinds)[Kind]['activities'][number]
  | (typeof otherActivities)[keyof typeof otherActivities][number];

/** What can be done, by what it is done to. */
export const activityKinds: Readonly<Record<ActivitySubject, readonly ActivityKind[]>> = {
  ...forKinds((kind): readonly ActivityKind[] => kinds[kind].activities),
  ...otherActivities,
};
