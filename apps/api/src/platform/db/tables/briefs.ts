import type { Described, Moment } from './columns.ts';

interface BriefVersionsTable {
  project_id: number;
  number: number;
  challenge: string | null;
  purpose: string | null;
  scope_in: string | null;
  scope_out: string | null;
  time_horizon: string | null;
  audience: string | null;
  domains: string[];
  sources: string | null;
  changed: string[];
  restored_from: number | null;
  created_by: number;
  created_at: Moment;
}

/** Briefs of projects. */
export interface BriefTables {
  brief_versions: BriefVersionsTable;
}

export const briefColumns: Described<BriefTables> = {
  brief_versions: {
    project_id: 'bigint',
    number: 'integer',
    challenge: 'text?',
    purpose: 'text?',
    scope_in: 'text?',
    scope_out: 'text?',
    time_horizon: 'text?',
    audience: 'text?',
    domains: 'ARRAY',
    sources: 'text?',
    changed: 'ARRAY',
    restored_from: 'integer?',
    created_by: 'bigint',
    created_at: 'timestamp with time zone',
  },
};
