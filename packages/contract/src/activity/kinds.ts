import { forKinds, type Kind, kindNames, kinds } from '../kinds/kinds.ts';

/** The activities besides those of contents, by subject. */
const otherActivities = {
  brief: ['brief_changed', 'brief_restored'],
  members: ['member_added', 'member_joined', 'member_role_changed', 'member_removed', 'member_left'],
  project: ['project_created', 'project_changed', 'project_moved', 'project_deleted', 'project_restored'],
} as const;

/** The subjects of activities. */
export type ActivitySubject = Kind | keyof typeof otherActivities;
export const activitySubjects = [
  ...kindNames,
  ...(Object.keys(otherActivities) as (keyof typeof otherActivities)[]),
] satisfies ActivitySubject[];

/** What can be done to a subject that is not content of a project. */
export type OtherActivityKind = (typeof otherActivities)[keyof typeof otherActivities][number];
export const otherActivityKinds: readonly OtherActivityKind[] = Object.values(otherActivities).flat();

export type ActivityKind = (typeof kinds)[Kind]['activities'][number] | OtherActivityKind;

/** The kinds of activities, by subject. */
export const activityKinds: Readonly<Record<ActivitySubject, readonly ActivityKind[]>> = {
  ...forKinds((kind): readonly ActivityKind[] => kinds[kind].activities),
  ...otherActivities,
};
