import type { ColumnType, Generated } from 'kysely';
import type { Described, Moment } from './columns.ts';

interface RateLimitsTable {
  key: string;
  points: ColumnType<number, number | undefined>;
  expire: number | null;
}

interface SettingsTable {
  name: string;
  /** JSON. */
  value: ColumnType<unknown, string, string>;
  updated_by: number | null;
  updated_at: Moment;
}

interface InstallationSecretsTable {
  name: string;
  value: Buffer;
}

interface AppearancePicturesTable {
  role: 'mark' | 'sign-in';
  type: 'image/png' | 'image/webp';
  bytes: Buffer;
}

interface LegalTextsTable {
  id: Generated<number>;
  page: 'imprint' | 'privacy-policy' | 'terms-and-conditions';
  locale: string;
  version: number;
  text: string;
  created_by: number | null;
  created_at: Moment;
}

interface SearchRebuildsTable {
  kind: string;
  rules: number;
  up_to_id: number;
  is_complete: ColumnType<boolean, boolean | undefined>;
}

interface WorkspaceTextsTable {
  workspace_id: number;
  bytes: number;
  counted_at: Date;
}

/** Data of the whole installation. */
export interface InstallationTables {
  rate_limits: RateLimitsTable;
  settings: SettingsTable;
  installation_secrets: InstallationSecretsTable;
  appearance_pictures: AppearancePicturesTable;
  legal_texts: LegalTextsTable;
  search_rebuilds: SearchRebuildsTable;
  workspace_texts: WorkspaceTextsTable;
}

export const installationColumns: Described<InstallationTables> = {
  rate_limits: { key: 'text', points: 'integer', expire: 'bigint?' },
  settings: { name: 'text', value: 'jsonb', updated_by: 'bigint?', updated_at: 'timestamp with time zone' },
  installation_secrets: { name: 'text', value: 'bytea' },
  appearance_pictures: { role: 'text', type: 'text', bytes: 'bytea' },
  legal_texts: {
    id: 'bigint',
    page: 'text',
    locale: 'text',
    version: 'integer',
    text: 'text',
    created_by: 'bigint?',
    created_at: 'timestamp with time zone',
  },
  search_rebuilds: { kind: 'text', rules: 'integer', up_to_id: 'bigint', is_complete: 'boolean' },
  workspace_texts: { workspace_id: 'bigint', bytes: 'bigint', counted_at: 'timestamp with time zone' },
};
