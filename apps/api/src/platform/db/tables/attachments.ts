import type { StockPhotoOrigin } from '@foreglow/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Described, MaybeMoment, Moment } from './columns.ts';

interface UploadsTable {
  name: string;
  user_id: number;
  mime_type: string;
  bytes: number;
  created_at: Moment;
  expires_at: Moment;
}

interface UploadDaysTable {
  user_id: number;
  day: Date;
  bytes: number;
}

interface AttachmentsTable {
  id: Generated<number>;
  slug: string;
  user_id: number | null;
  path: string;
  original_name: string;
  width: number;
  height: number;
  animated: boolean;
  has_tile: ColumnType<boolean | null, boolean | undefined, boolean | null>;
  blurhash: string;
  focus_x: number | null;
  focus_y: number | null;
  bytes: number;
  image_alt_text: ColumnType<string | null, string | null | undefined>;
  image_credit: ColumnType<string | null, string | null | undefined>;
  stock_photo: ColumnType<StockPhotoOrigin | null, string | null>;
  unused_since: MaybeMoment;
  created_at: Moment;
}

/** Pictures. */
export interface AttachmentTables {
  uploads: UploadsTable;
  upload_days: UploadDaysTable;
  attachments: AttachmentsTable;
}

export const attachmentColumns: Described<AttachmentTables> = {
  uploads: {
    name: 'text',
    user_id: 'bigint',
    mime_type: 'text',
    bytes: 'bigint',
    created_at: 'timestamp with time zone',
    expires_at: 'timestamp with time zone',
  },
  upload_days: { user_id: 'bigint', day: 'date', bytes: 'bigint' },
  attachments: {
    id: 'bigint',
    slug: 'text',
    user_id: 'bigint?',
    path: 'text',
    original_name: 'text',
    width: 'integer',
    height: 'integer',
    animated: 'boolean',
    has_tile: 'boolean?',
    blurhash: 'text',
    focus_x: 'smallint?',
    focus_y: 'smallint?',
    bytes: 'bigint',
    image_alt_text: 'text?',
    image_credit: 'text?',
    stock_photo: 'jsonb?',
    unused_since: 'timestamp with time zone?',
    created_at: 'timestamp with time zone',
  },
};
