import { type CardText, forCardTexts, type Taxonomy } from '@foreglow/contract';
import type { ColumnType, Generated } from 'kysely';
import type { DrafterColumn } from './assistance.ts';
import type { Described, MaybeId, MaybeMoment, Moment } from './columns.ts';

interface TagsTable {
  id: Generated<number>;
  slug: string;
  project_id: number;
  taxonomy: ColumnType<Taxonomy, Taxonomy | undefined>;
  name: string;
  name_key: string;
  color: string;
  sticky: ColumnType<boolean, boolean | undefined>;
  created_at: Moment;
}

interface DeletedTagsTable {
  slug: string;
  project_id: number;
  taxonomy: Taxonomy;
  name: string;
  color: string;
  sticky: boolean;
  used_by: number[];
  places: number[];
  merged_into: string | null;
  gained: boolean[] | null;
  deleted_at: Moment;
}

interface CardsTable {
  id: Generated<number>;
  slug: string;
  project_id: number;
  creator_id: number;
  public: ColumnType<boolean, boolean | undefined>;
  ai_assistant: ColumnType<boolean, boolean | undefined>;
  tag_ids: ColumnType<number[], number[] | undefined>;
  has_sticky_tag: ColumnType<boolean, boolean | undefined>;
  letters: Buffer;
  attachment_id: MaybeId;
  drafter: DrafterColumn;
  source_host: ColumnType<string | null, string | null | undefined>;
  /** When it came into its project, or was published there. */
  added_at: Moment;
  created_at: Moment;
  updated_at: Moment;
  deleted_at: MaybeMoment;
}

interface CardTextsTable extends CardText {
  card_id: number;
  project_id: number;
  title_key: string;
  source_key: string | null;
}

interface CardSearchTable {
  card_id: number;
  project_id: number;
  search_text: string;
  cards_version: ColumnType<number, number | undefined>;
  /** Whether the text is in the index of trigrams. */
  indexed: ColumnType<boolean, boolean | undefined>;
}

/** Cards and tags. */
export interface CardTables {
  tags: TagsTable;
  deleted_tags: DeletedTagsTable;
  cards: CardsTable;
  card_texts: CardTextsTable;
  card_search: CardSearchTable;
}

export const cardColumns: Described<CardTables> = {
  tags: {
    id: 'integer',
    slug: 'text',
    project_id: 'bigint',
    taxonomy: 'text',
    name: 'text',
    name_key: 'text',
    color: 'text',
    sticky: 'boolean',
    created_at: 'timestamp with time zone',
  },
  deleted_tags: {
    slug: 'text',
    project_id: 'bigint',
    taxonomy: 'text',
    name: 'text',
    color: 'text',
    sticky: 'boolean',
    used_by: 'ARRAY',
    places: 'ARRAY',
    merged_into: 'text?',
    gained: 'ARRAY?',
    deleted_at: 'timestamp with time zone',
  },
  cards: {
    id: 'bigint',
    slug: 'text',
    project_id: 'bigint',
    creator_id: 'bigint',
    public: 'boolean',
    ai_assistant: 'boolean',
    tag_ids: 'ARRAY',
    has_sticky_tag: 'boolean',
    letters: 'bytea',
    attachment_id: 'bigint?',
    drafter: 'jsonb?',
    source_host: 'text?',
    added_at: 'timestamp with time zone',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    deleted_at: 'timestamp with time zone?',
  },
  card_texts: {
    card_id: 'bigint',
    project_id: 'bigint',
    ...forCardTexts((_, { required }) => (required ? 'text' : 'text?')),
    title_key: 'text',
    source_key: 'text?',
  },
  card_search: {
    card_id: 'bigint',
    project_id: 'bigint',
    search_text: 'text',
    cards_version: 'bigint',
    indexed: 'boolean',
  },
};
