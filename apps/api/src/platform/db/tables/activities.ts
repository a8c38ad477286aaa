import type { Generated } from 'kysely';
import type { Described, Moment } from './columns.ts';

interface ActivitiesTable {
  id: Generated<number>;
  project_id: number;
  user_id: number;
  kind: string;
  about: string;
  subject_slug: string | null;
  subject_title: string | null;
  count: number;
  other_slug: string | null;
  other_title: string | null;
  role: string | null;
  fields: string[];
  created_at: Moment;
}

/** Activities of projects. */
export interface ActivityTables {
  activities: ActivitiesTable;
}

export const activityColumns: Described<ActivityTables> = {
  activities: {
    id: 'bigint',
    project_id: 'bigint',
    user_id: 'bigint',
    kind: 'text',
    about: 'text',
    subject_slug: 'text?',
    subject_title: 'text?',
    count: 'integer',
    other_slug: 'text?',
    other_title: 'text?',
    role: 'text?',
    fields: 'ARRAY',
    created_at: 'timestamp with time zone',
  },
};
