import type { Generated } from 'kysely';
import type { Described, MaybeMoment, Moment } from './columns.ts';

interface CardImageLinksTable {
  id: Generated<number>;
  slug: string;
  token_hash: Buffer;
  card_id: number;
  project_id: number;
  workspace_id: number;
  created_by: number;
  created_at: Moment;
  expires_at: MaybeMoment;
}

/** Public links to images of cards. */
export interface CardImageTables {
  card_image_links: CardImageLinksTable;
}

export const cardImageColumns: Described<CardImageTables> = {
  card_image_links: {
    id: 'bigint',
    slug: 'text',
    token_hash: 'bytea',
    card_id: 'bigint',
    project_id: 'bigint',
    workspace_id: 'bigint',
    created_by: 'bigint',
    created_at: 'timestamp with time zone',
    expires_at: 'timestamp with time zone?',
  },
};
