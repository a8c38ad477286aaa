import type { ExportContent, ExportFailure, ExportFormat, ExportState } from '@foreglow/contract';
import type { Generated } from 'kysely';
import type { Described, MaybeMoment, Moment } from './columns.ts';

interface ExportsTable {
  id: Generated<number>;
  slug: string;
  project_id: number;
  user_id: number;
  format: ExportFormat;
  content: ExportContent;
  request: unknown;
  has_drafts: boolean;
  state: Generated<ExportState>;
  done: Generated<number>;
  total: number;
  left_out: Generated<number>;
  failure: ExportFailure | null;
  file_name: string;
  file_key: string | null;
  bytes: number | null;
  version: number | null;
  taken_at: MaybeMoment;
  created_at: Moment;
  expires_at: Moment;
}

/** Exports. */
export interface ExportTables {
  exports: ExportsTable;
}

export const exportColumns: Described<ExportTables> = {
  exports: {
    id: 'bigint',
    slug: 'text',
    project_id: 'bigint',
    user_id: 'bigint',
    format: 'text',
    content: 'text',
    request: 'jsonb',
    has_drafts: 'boolean',
    state: 'text',
    done: 'integer',
    total: 'integer',
    left_out: 'integer',
    failure: 'text?',
    file_name: 'text',
    file_key: 'text?',
    bytes: 'bigint?',
    version: 'bigint?',
    taken_at: 'timestamp with time zone?',
    created_at: 'timestamp with time zone',
    expires_at: 'timestamp with time zone',
  },
};
