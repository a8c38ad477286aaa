import { z } from 'zod';
import { briefFields } from '../brief/entity.ts';
import { moment } from '../fields.ts';
import { resource } from '../json-api.ts';
import { projectRoles } from '../permissions/actions.ts';

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
  members: ['member_added', 'member_joined', 'member_role_changed', 'member_removed'],
  project: ['project_created', 'project_changed', 'project_moved', 'project_deleted', 'project_restored'],
} as const satisfies Record<ActivitySubject, readonly string[]>;
export type ActivityKind = (typeof activityKinds)[ActivitySubject][number];

/** Something by the name it had then. */
const named = z.object({
  /** null where it cannot be opened any more, or never could. */
  slug: z.string().nullable(),
  title: z.string(),
});

export const activityAttributes = z.object({
  kind: z.enum(Object.values(activityKinds).flat()),
  about: z.enum(activitySubjects),
  /** What it was done to; null where it was done to several. */
  subject: named.nullable(),
  /** To how many it was done. */
  count: z.int(),
  /** What else belongs to it: what something was merged into, the name a tag had, where a project was moved. */
  other: named.nullable(),
  /** The role somebody was given. */
  role: z.enum(projectRoles).nullable(),
  /** The parts of the brief that were changed. */
  fields: z.array(z.enum(briefFields)),
  person: z.object({
    /** As `filter[person]` takes it. */
    id: z.string(),
    name: z.string(),
    email: z.string(),
    /** Address of the small picture; null without one. */
    picture: z.string().nullable(),
  }),
  created_at: moment,
});
export type ActivityAttributes = z.infer<typeof activityAttributes>;
export const activityResource = resource('activities', activityAttributes);
