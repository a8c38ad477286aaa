import type { ColumnType, Generated } from 'kysely';
import type { Described, MaybeId, MaybeMoment, Moment } from './columns.ts';

interface SimilarityModelsTable {
  id: Generated<number>;
  project_id: MaybeId;
  workspace_id: MaybeId;
  source: string;
  knowledge: ColumnType<Buffer | null, Buffer | null | undefined>;
  directions: ColumnType<Buffer | null, Buffer | null | undefined>;
  centroids: ColumnType<Buffer | null, Buffer | null | undefined>;
  learned_from: Generated<number>;
  changed: Generated<number>;
  cards_state: Generated<string>;
  version: Generated<number>;
  requested_at: MaybeMoment;
  failed_at: MaybeMoment;
  step: ColumnType<string | null, string | null | undefined>;
  progress: Generated<number>;
  anew: Generated<boolean>;
}

interface CardVectorsTable {
  model_id: number;
  card_id: number;
  vector: Buffer;
  terms: Buffer;
  bucket: Generated<number>;
  card_changed_at: Moment;
}

interface MapsTable {
  model_id: number;
  vectors_version: Generated<number>;
  version: Generated<number>;
  trustworthiness: ColumnType<number | null, number | null | undefined>;
  laid_out_at: MaybeMoment;
  laid_out: Generated<number>;
  placed_since: Generated<number>;
  anew: Generated<boolean>;
}

interface MapGroupsTable {
  id: Generated<number>;
  model_id: number;
  parent_id: MaybeId;
  name: ColumnType<string | null, string | null | undefined>;
}

interface MapPointsTable {
  model_id: number;
  card_id: number;
  x: number;
  y: number;
  group_id: MaybeId;
  distance: number;
  card_changed_at: Moment;
}

/** The models by which cards are compared, and the maps made from them. */
export interface SimilarityTables {
  similarity_models: SimilarityModelsTable;
  card_vectors: CardVectorsTable;
  maps: MapsTable;
  map_groups: MapGroupsTable;
  map_points: MapPointsTable;
}

export const similarityColumns: Described<SimilarityTables> = {
  similarity_models: {
    id: 'bigint',
    project_id: 'bigint?',
    workspace_id: 'bigint?',
    source: 'text',
    knowledge: 'bytea?',
    directions: 'bytea?',
    centroids: 'bytea?',
    learned_from: 'integer',
    changed: 'integer',
    cards_state: 'text',
    version: 'bigint',
    requested_at: 'timestamp with time zone?',
    failed_at: 'timestamp with time zone?',
    step: 'text?',
    progress: 'real',
    anew: 'boolean',
  },
  card_vectors: {
    model_id: 'bigint',
    card_id: 'bigint',
    vector: 'bytea',
    terms: 'bytea',
    bucket: 'integer',
    card_changed_at: 'timestamp with time zone',
  },
  maps: {
    model_id: 'bigint',
    vectors_version: 'bigint',
    version: 'bigint',
    trustworthiness: 'real?',
    laid_out_at: 'timestamp with time zone?',
    laid_out: 'integer',
    placed_since: 'integer',
    anew: 'boolean',
  },
  map_groups: {
    id: 'bigint',
    model_id: 'bigint',
    parent_id: 'bigint?',
    name: 'text?',
  },
  map_points: {
    model_id: 'bigint',
    card_id: 'bigint',
    x: 'integer',
    y: 'integer',
    group_id: 'bigint?',
    distance: 'real',
    card_changed_at: 'timestamp with time zone',
  },
};
