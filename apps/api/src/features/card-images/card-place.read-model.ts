import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { LookupKind } from '#platform/db/lookups.ts';
import { isOpenImageLink } from './open-link.read-model.ts';

/** A card that is not in the trash, and the project it is in. */
export interface CardPlace {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly public: boolean;
  readonly project: {
    readonly id: number;
    readonly slug: string;
    readonly title: string;
    readonly cardsVersion: number;
    readonly conclusionsVersion: number;
    readonly workspaceId: number;
    readonly workspaceSlug: string;
    readonly workspaceTitle: string;
    readonly viewerLinksAllowed: boolean;
    readonly collaboratorsMayPublish: boolean;
  };
}

interface PlaceRow {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly public: boolean;
  readonly project_id: number;
  readonly project_slug: string;
  readonly project_title: string;
  readonly cards_version: number;
  readonly conclusions_version: number;
  readonly workspace_id: number;
  readonly workspace_slug: string;
  readonly workspace_title: string;
  readonly viewer_links_allowed: boolean;
  readonly collaborators_may_publish: boolean;
}

const columns = sql`c.id, c.slug, x.title, c.public, p.id as project_id, p.slug as project_slug, p.title as project_title,
  p.cards_version, p.conclusions_version, w.id as workspace_id, w.slug as workspace_slug, w.title as workspace_title,
  w.viewer_links_allowed, w.collaborators_may_publish`;
const tables = sql`cards c join card_texts x on x.card_id = c.id
  join projects p on p.id = c.project_id and p.deleted_at is null
  join workspaces w on w.id = p.workspace_id and w.deleted_at is null`;

/** The place of a card by its slug. */
export const placeOfCard: LookupKind<PlaceRow, CardPlace> = {
  name: 'card-place',
  query: (_db: Db, slugs) =>
    sql`select c.slug as key, ${columns} from ${tables} where c.slug = any(${slugs}::text[]) and c.deleted_at is null`,
  toValue: toPlace,
};

/** A published card by the hash of the token of a public link to its image, in hexadecimal digits. */
export const placeOfLink: LookupKind<PlaceRow & { readonly locale: string }, LinkedPlace> = {
  name: 'card-image-link',
  query: (_db: Db, hashes) =>
    sql`select encode(l.token_hash, 'hex') as key, u.locale, ${columns}
      from card_image_links l join users u on u.id = l.created_by
      join (${tables}) on c.id = l.card_id
      where l.token_hash = any(select decode(given, 'hex') from unnest(${hashes}::text[]) given)
        and c.deleted_at is null and c.public and ${isOpenImageLink}`,
  toValue: ({ locale, ...row }) => ({ ...toPlace(row), locale }),
};

/** A card shown by a public link, with the language of the person who made the link. */
export type LinkedPlace = CardPlace & { readonly locale: string };

function toPlace(row: PlaceRow): CardPlace {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    public: row.public,
    project: {
      id: row.project_id,
      slug: row.project_slug,
      title: row.project_title,
      cardsVersion: row.cards_version,
      conclusionsVersion: row.conclusions_version,
      workspaceId: row.workspace_id,
      workspaceSlug: row.workspace_slug,
      workspaceTitle: row.workspace_title,
      viewerLinksAllowed: row.viewer_links_allowed,
      collaboratorsMayPublish: row.collaborators_may_publish,
    },
  };
}
