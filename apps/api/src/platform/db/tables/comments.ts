import type { CommentSubject } from '@foreglow/contract';
import type { Generated } from 'kysely';
import type { Described, MaybeId, MaybeMoment, Moment } from './columns.ts';

interface CommentsTable {
  id: Generated<number>;
  slug: string;
  project_id: number;
  subject_type: CommentSubject;
  subject_slug: string;
  parent_id: number | null;
  author_id: number;
  text: string;
  resolved_at: MaybeMoment;
  resolved_by: MaybeId;
  created_at: Moment;
  edited_at: MaybeMoment;
  deleted_at: MaybeMoment;
}

interface NotificationsTable {
  id: Generated<number>;
  user_id: number;
  kind: 'mention' | 'reply' | 'comment' | 'export' | 'publication';
  comment_id: MaybeId;
  export_id: MaybeId;
  dump_id: MaybeId;
  image_link_id: MaybeId;
  created_at: Moment;
  read_at: MaybeMoment;
  mailed_at: MaybeMoment;
}

/** Comments and the notifications about them. */
export interface CommentTables {
  comments: CommentsTable;
  notifications: NotificationsTable;
}

export const commentColumns: Described<CommentTables> = {
  comments: {
    id: 'bigint',
    slug: 'text',
    project_id: 'bigint',
    subject_type: 'text',
    subject_slug: 'text',
    parent_id: 'bigint?',
    author_id: 'bigint',
    text: 'text',
    resolved_at: 'timestamp with time zone?',
    resolved_by: 'bigint?',
    created_at: 'timestamp with time zone',
    edited_at: 'timestamp with time zone?',
    deleted_at: 'timestamp with time zone?',
  },
  notifications: {
    id: 'bigint',
    user_id: 'bigint',
    kind: 'text',
    comment_id: 'bigint?',
    export_id: 'bigint?',
    dump_id: 'bigint?',
    image_link_id: 'bigint?',
    created_at: 'timestamp with time zone',
    read_at: 'timestamp with time zone?',
    mailed_at: 'timestamp with time zone?',
  },
};
