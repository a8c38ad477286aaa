import type {
  DumpContent,
  DumpLayouts,
  Movement,
  RadarBackground,
  RadarDrafter,
  ShownEvidence,
} from '@foreglow/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Described, MaybeMoment, Moment } from './columns.ts';

interface RadarsTable {
  id: Generated<number>;
  slug: string;
  project_id: number;
  creator_id: number;
  title: string;
  challenge: string | null;
  description: string | null;
  audience: string | null;
  search_text: string;
  ai_assistant: Generated<boolean>;
  drafter: ColumnType<RadarDrafter | null, string | null | undefined, never>;
  created_at: Moment;
  updated_at: Moment;
  deleted_at: MaybeMoment;
}

interface RadarNamesTable {
  radar_id: number;
  id: Generated<number>;
  kind: 'sector' | 'ring' | 'impact';
  name: string;
  position: number;
}

interface RadarBlipsTable {
  radar_id: number;
  id: string;
  sequence: Generated<number>;
  label: string;
  position: number;
  angle: number | null;
  impact: number;
  rationale: string | null;
  trend_id: number | null;
  imported_movement: Movement | null;
  sector_id: number;
  ring_id: number;
  impact_ids: number[];
}

interface RadarBlipCardsTable {
  radar_id: number;
  blip_id: string;
  card_id: number;
  position: number;
}

interface RadarDumpsTable {
  id: Generated<number>;
  slug: string;
  radar_id: number;
  number: number;
  token_hash: Buffer;
  content: ColumnType<DumpContent, string, never>;
  layouts: ColumnType<DumpLayouts, string, never>;
  note: string | null;
  evidence: ShownEvidence;
  background: Generated<RadarBackground>;
  embeddable: boolean;
  indexable: boolean;
  created_by: number;
  created_at: Moment;
  expires_at: MaybeMoment;
  revoked_at: MaybeMoment;
}

interface RadarAddressesTable {
  radar_id: number;
  edition_slug: string;
  token_hash: Buffer;
  created_at: Moment;
}

/** Radars, the names of their sectors, rings and impacts, their blips with the cards that support them, their editions and their lasting addresses. */
export interface RadarTables {
  radars: RadarsTable;
  radar_names: RadarNamesTable;
  radar_blips: RadarBlipsTable;
  radar_blip_cards: RadarBlipCardsTable;
  radar_dumps: RadarDumpsTable;
  radar_addresses: RadarAddressesTable;
}

export const radarColumns: Described<RadarTables> = {
  radars: {
    id: 'bigint',
    slug: 'text',
    project_id: 'bigint',
    creator_id: 'bigint',
    title: 'text',
    challenge: 'text?',
    description: 'text?',
    audience: 'text?',
    search_text: 'text',
    ai_assistant: 'boolean',
    drafter: 'jsonb?',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    deleted_at: 'timestamp with time zone?',
  },
  radar_names: { radar_id: 'bigint', id: 'bigint', kind: 'text', name: 'text', position: 'integer' },
  radar_blips: {
    radar_id: 'bigint',
    id: 'text',
    sequence: 'bigint',
    label: 'text',
    position: 'double precision',
    angle: 'double precision?',
    impact: 'integer',
    rationale: 'text?',
    trend_id: 'bigint?',
    imported_movement: 'text?',
    sector_id: 'bigint',
    ring_id: 'bigint',
    impact_ids: 'ARRAY',
  },
  radar_blip_cards: { radar_id: 'bigint', blip_id: 'text', card_id: 'bigint', position: 'integer' },
  radar_dumps: {
    id: 'bigint',
    slug: 'text',
    radar_id: 'bigint',
    number: 'integer',
    token_hash: 'bytea',
    content: 'jsonb',
    layouts: 'jsonb',
    note: 'text?',
    evidence: 'text',
    background: 'text',
    embeddable: 'boolean',
    indexable: 'boolean',
    created_by: 'bigint',
    created_at: 'timestamp with time zone',
    expires_at: 'timestamp with time zone?',
    revoked_at: 'timestamp with time zone?',
  },
  radar_addresses: {
    radar_id: 'bigint',
    edition_slug: 'text',
    token_hash: 'bytea',
    created_at: 'timestamp with time zone',
  },
};
