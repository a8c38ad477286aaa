import type { Generated } from 'kysely';
import type { Described, Moment } from './columns.ts';

interface ProjectEventsTable {
  id: Generated<number>;
  project_id: number;
  user_id: number;
  kind: string;
  subject_slugs: (string | null)[];
  subject_titles: (string | null)[];
  count: number;
  other_slug: string | null;
  other_title: string | null;
  role: string | null;
  fields: string[];
  listed: boolean;
  created_at: Moment;
}

/** Changes in projects. */
export interface ProjectEventTables {
  project_events: ProjectEventsTable;
}

export const projectEventColumns: Described<ProjectEventTables> = {
  project_events: {
    id: 'bigint',
    project_id: 'bigint',
    user_id: 'bigint',
    kind: 'text',
    subject_slugs: 'ARRAY',
    subject_titles: 'ARRAY',
    count: 'integer',
    other_slug: 'text?',
    other_title: 'text?',
    role: 'text?',
    fields: 'ARRAY',
    listed: 'boolean',
    created_at: 'timestamp with time zone',
  },
};
