/** What an activity can be about. */
export const activitySubjects = ['cards', 'insights', 'trends', 'tags', 'brief', 'members', 'project'] as const;
export type ActivitySubject = (typeof activitySubjects)[number];

/** What was done, by what it was done to. */
export const activityKinds = {
  cards: [
    'card_created',
    'cards_imported',
    'card_edited',
    'card_published',
    'card_unpublished',
    'card_deleted',
    'card_restored',
    'card_duplicated',
    'card_merged',
  ],
  insights: ['insight_created', 'insight_edited', 'insight_deleted', 'insight_restored'],
  trends: ['trend_created', 'trend_edited', 'trend_deleted', 'trend_restored'],
  tags: ['tag_renamed', 'tag_merged', 'tag_deleted'],
  brief: ['brief_changed', 'brief_restored'],
  members: ['member_added', 'member_joined', 'member_role_changed', 'member_removed', 'member_left'],
  project: ['project_created', 'project_changed', 'project_moved', 'project_deleted', 'project_restored'],
} as const satisfies Record<ActivitySubject, readonly string[]>;
export type ActivityKind = (typeof activityKinds)[ActivitySubject][number];
