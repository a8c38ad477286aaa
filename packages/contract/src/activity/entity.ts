import { z } from 'zod';
import { briefFields } from '../brief/fields.ts';
import { moment } from '../fields.ts';
import { resource } from '../json-api.ts';
import { projectRoles } from '../permissions/actions.ts';
import { activityKinds, activitySubjects } from './kinds.ts';

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
