import type { Drafter, InsightSort } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { inNaturalOrder } from '#platform/db/natural-order.ts';
import {
  type ConclusionKind,
  ConclusionsReadModel,
  type StoredConclusion,
} from '../evidence/conclusions.read-model.ts';

/** An insight as it is stored. */
export interface Insight extends StoredConclusion {
  /** Its drafter; null where people wrote it. */
  readonly drafter: Drafter | null;
}

const kind: ConclusionKind<Insight, Pick<Insight, 'drafter'>, InsightSort> = {
  table: 'insights',
  columns: sql`, o.drafter`,
  shape: (common, { drafter }) => ({ ...common, drafter }),
  orders: {
    '-created_at': sql`o.created_at desc`,
    created_at: sql`o.created_at, o.id`,
    '-updated_at': sql`o.updated_at desc`,
    title: inNaturalOrder('o.title'),
  },
};

/** Reads single insights, and lists. */
export const insightsReadModel = (db: Db) => new ConclusionsReadModel(db, kind);
