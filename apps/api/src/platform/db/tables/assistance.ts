import type { Drafter, DrafterKind, DraftFailure, GenerationState, GenerationStep } from '@foreglow/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Described, MaybeId, MaybeMoment, Moment } from './columns.ts';

/** Where something drafted comes from; written as JSON. */
export type DrafterColumn = ColumnType<Drafter | null, string | null | undefined, string | null>;

interface AiUsesTable {
  id: Generated<number>;
  workspace_id: MaybeId;
  user_id: MaybeId;
  prompt: string;
  model: string;
  input_tokens: number;
  output_tokens: number;
  failed: boolean;
  created_at: Moment;
}

interface GenerationsTable {
  id: Generated<number>;
  slug: string;
  project_id: number;
  user_id: number;
  state: Generated<GenerationState>;
  failure: DraftFailure | null;
  prompt: unknown;
  locale: string;
  drafter: DrafterKind;
  draft: unknown;
  radar_id: MaybeId;
  input_tokens: Generated<number>;
  output_tokens: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
  ended_at: MaybeMoment;
}

interface GenerationStepsTable {
  generation_id: number;
  step: GenerationStep;
  result: unknown;
  produced: unknown;
  drafter: ColumnType<Drafter, string, never>;
  finished_at: Moment;
}

interface CardEmbeddingsTable {
  card_id: number;
  model: string;
  vector: Buffer;
  card_changed_at: Moment;
}

interface ProjectEmbeddingsTable {
  project_id: number;
  model: Generated<string>;
  cards_version: MaybeId;
  version: Generated<number>;
  requested_at: MaybeMoment;
}

/** Requests to the model provider, the vectors that it made of cards, and radars that are drafted step by step. */
export interface AssistanceTables {
  ai_uses: AiUsesTable;
  generations: GenerationsTable;
  generation_steps: GenerationStepsTable;
  card_embeddings: CardEmbeddingsTable;
  project_embeddings: ProjectEmbeddingsTable;
}

export const assistanceColumns: Described<AssistanceTables> = {
  ai_uses: {
    id: 'bigint',
    workspace_id: 'bigint?',
    user_id: 'bigint?',
    prompt: 'text',
    model: 'text',
    input_tokens: 'integer',
    output_tokens: 'integer',
    failed: 'boolean',
    created_at: 'timestamp with time zone',
  },
  generations: {
    id: 'bigint',
    slug: 'text',
    project_id: 'bigint',
    user_id: 'bigint',
    state: 'text',
    failure: 'text?',
    prompt: 'jsonb',
    locale: 'text',
    drafter: 'text',
    draft: 'jsonb?',
    radar_id: 'bigint?',
    input_tokens: 'integer',
    output_tokens: 'integer',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    ended_at: 'timestamp with time zone?',
  },
  generation_steps: {
    generation_id: 'bigint',
    step: 'text',
    result: 'jsonb',
    produced: 'jsonb',
    drafter: 'jsonb',
    finished_at: 'timestamp with time zone',
  },
  card_embeddings: {
    card_id: 'bigint',
    model: 'text',
    vector: 'bytea',
    card_changed_at: 'timestamp with time zone',
  },
  project_embeddings: {
    project_id: 'bigint',
    model: 'text',
    cards_version: 'bigint?',
    version: 'bigint',
    requested_at: 'timestamp with time zone?',
  },
};
