import type { InsightSort } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { type ConclusionKind, ConclusionsReadModel, type StoredConclusion } from '../evidence/index.ts';

/** An insight as it is stored. */
export type Insight = StoredConclusion;

const kind: ConclusionKind<Insight, object, InsightSort> = {
  table: 'insights',
  columns: sql``,
  shape: (common) => common,
  orders: {
    '-created_at': sql`o.created_at desc`,
    created_at: sql`o.created_at, o.id`,
    '-updated_at': sql`o.updated_at desc`,
    title: sql`lower(o.title)`,
  },
};

/** Reads insights: one, and lists. */
export const insightsReadModel = (db: Db) => new ConclusionsReadModel(db, kind);
