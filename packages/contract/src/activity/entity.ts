import { z } from 'zod';
import { briefFields } from '../brief/fields.ts';
import { moment } from '../fields.ts';
import { resource } from '../json-api.ts';
import { projectRoles } from '../permissions/actions.ts';
import { activityKinds, activitySubjects } from './kinds.ts';

/** A thing with its name at that time. */
const named = z.object({
  /** null if it cannot be opened. */
  slug: z.string().nullable(),
  title: z.string(),
});

export const activityAttributes = z.object({
  kind: z.enum(Object.values(activityKinds).flat()),
  about: z.enum(activitySubjects),
  /** The subject; null if there are several. */
  subject: named.nullable(),
  /** The number of subjects. */
  count: z.int(),
  /** Another thing involved: the target of a merge, the former name of a tag, the new workspace of a project. */
  other: named.nullable(),
  /** The new role. */
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
