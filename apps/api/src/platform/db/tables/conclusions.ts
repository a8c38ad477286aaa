import type { Direction, Horizon } from '@foreglow/contract';
import type { ColumnType, Generated } from 'kysely';
import type { DrafterColumn } from './assistance.ts';
import type { Described, MaybeId, MaybeMoment, Moment } from './columns.ts';

interface InsightsTable {
  id: Generated<number>;
  slug: string;
  project_id: number;
  creator_id: number;
  title: string;
  description: string | null;
  tag_ids: ColumnType<number[], number[] | undefined>;
  attachment_id: MaybeId;
  drafter: DrafterColumn;
  search_text: string;
  created_at: Moment;
  updated_at: Moment;
  deleted_at: MaybeMoment;
}

interface TrendsTable extends Omit<InsightsTable, 'drafter'> {
  subtitle: string | null;
  implications: string | null;
  horizon: Horizon | null;
  impact: number | null;
  certainty: number | null;
  direction: Direction | null;
}

interface InsightCardsTable {
  insight_id: number;
  card_id: number;
  position: number;
}

interface TrendCardsTable {
  trend_id: number;
  card_id: number;
  position: number;
}

interface TrendInsightsTable {
  trend_id: number;
  insight_id: number;
  position: number;
}

interface PartedEvidenceTable {
  card_id: number;
  insight_id: number | null;
  trend_id: number | null;
  position: number;
}

interface TrendRatingsTable {
  trend_id: number;
  user_id: number;
  impact: number | null;
  certainty: number | null;
  anonymous: ColumnType<boolean, boolean | undefined>;
  updated_at: Moment;
}

/** Insights and trends, their evidence, and ratings by members. */
export interface ConclusionTables {
  insights: InsightsTable;
  trends: TrendsTable;
  insight_cards: InsightCardsTable;
  trend_cards: TrendCardsTable;
  trend_insights: TrendInsightsTable;
  trend_ratings: TrendRatingsTable;
  parted_evidence: PartedEvidenceTable;
}

const conclusion = {
  id: 'bigint',
  slug: 'text',
  project_id: 'bigint',
  creator_id: 'bigint',
  title: 'text',
  description: 'text?',
  tag_ids: 'ARRAY',
  attachment_id: 'bigint?',
  search_text: 'text',
  created_at: 'timestamp with time zone',
  updated_at: 'timestamp with time zone',
  deleted_at: 'timestamp with time zone?',
};

export const conclusionColumns: Described<ConclusionTables> = {
  insights: { ...conclusion, drafter: 'jsonb?' },
  trends: {
    ...conclusion,
    subtitle: 'text?',
    implications: 'text?',
    horizon: 'text?',
    impact: 'integer?',
    certainty: 'integer?',
    direction: 'text?',
  },
  insight_cards: { insight_id: 'bigint', card_id: 'bigint', position: 'integer' },
  trend_cards: { trend_id: 'bigint', card_id: 'bigint', position: 'integer' },
  trend_insights: { trend_id: 'bigint', insight_id: 'bigint', position: 'integer' },
  parted_evidence: { card_id: 'bigint', insight_id: 'bigint?', trend_id: 'bigint?', position: 'integer' },
  trend_ratings: {
    trend_id: 'bigint',
    user_id: 'bigint',
    impact: 'integer?',
    certainty: 'integer?',
    anonymous: 'boolean',
    updated_at: 'timestamp with time zone',
  },
};
