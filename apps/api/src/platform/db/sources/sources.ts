import type { Kind } from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';

/**
 * The rows of every kind of content with the columns that all kinds have: id, slug, project_id, creator_id, title,
 * public (false: a draft), tag_ids, attachment_id and deleted_at. In a subquery the planner drops unused columns and
 * joins, so that indexes are used as if the query named the tables directly.
 */
const sources: Readonly<Record<Kind, RawBuilder<unknown>>> = {
  // A left join, which the planner drops if the title is not selected.
  cards: sql`select k.id, k.slug, k.project_id, k.creator_id, x.title, k.public, k.tag_ids, k.attachment_id, k.deleted_at
    from cards k left join card_texts x on x.card_id = k.id`,
  insights: sql`select id, slug, project_id, creator_id, title, true as public, tag_ids, attachment_id, deleted_at
    from insights`,
  trends: sql`select id, slug, project_id, creator_id, title, true as public, tag_ids, attachment_id, deleted_at
    from trends`,
  radars: sql`select id, slug, project_id, creator_id, title, true as public, '{}'::integer[] as tag_ids,
    null::bigint as attachment_id, deleted_at from radars`,
  tags: sql`select id, slug, project_id, null::bigint as creator_id, name as title, true as public,
    '{}'::integer[] as tag_ids, null::bigint as attachment_id, null::timestamptz as deleted_at from tags`,
};

/** The rows of one kind, as a query. */
export const sourceOf = (kind: Kind): RawBuilder<unknown> => sources[kind];

interface ContentsQuery {
  readonly kinds: readonly Kind[];
  /** The columns selected from the rows (`s`), after `kind`. */
  readonly select: RawBuilder<unknown>;
  /** A condition on the rows, for each kind. */
  readonly where: (kind: Kind) => RawBuilder<unknown>;
}

/** A query for rows of several kinds, one after the other. */
export const contents = ({ kinds, select, where }: ContentsQuery): RawBuilder<unknown> =>
  sql.join(
    kinds.map((kind) => sql`select ${sql.lit(kind)} as kind, ${select} from (${sources[kind]}) s where ${where(kind)}`),
    sql` union all `,
  );
