-- Whether collaborators, too, may publish contents of the projects of a workspace.
alter table workspaces add column collaborators_may_publish boolean not null default false;

-- The lasting public addresses of radars. Each shows the newest edition of its radar that is open.
create table radar_addresses (
  radar_id bigint primary key references radars on delete cascade,
  -- the slug of the edition with which it was made: the token is derived from it and a secret
  edition_slug text not null,
  token_hash bytea not null unique,
  created_at timestamptz not null default now()
);

-- What was published in one workspace is not found by the same address in another: the next publication makes a new one.
create or replace function revoke_dumps_of_project() returns trigger language plpgsql as $$
begin
  update radar_dumps set revoked_at = now()
  where revoked_at is null and radar_id in (select id from radars where project_id = new.id);
  delete from radar_addresses where radar_id in (select id from radars where project_id = new.id);
  return null;
end $$;

-- Radars that were published before get their addresses here: `RadarTokens` in SQL.
create function hmac_of(secret bytea, message text) returns bytea language plpgsql as $$
declare
  inner_key bytea := secret || decode(repeat('00', 64 - length(secret)), 'hex');
  outer_key bytea := inner_key;
begin
  for at in 0..63 loop
    inner_key := set_byte(inner_key, at, get_byte(inner_key, at) # 54);
    outer_key := set_byte(outer_key, at, get_byte(outer_key, at) # 92);
  end loop;
  return sha256(outer_key || sha256(inner_key || convert_to(message, 'UTF8')));
end $$;
insert into radar_addresses (radar_id, edition_slug, token_hash)
  select distinct on (d.radar_id) d.radar_id, d.slug, sha256(convert_to(
    translate(encode(hmac_of(s.value, 'radar address ' || d.slug), 'base64'), '+/=', '-_'), 'UTF8'))
  from radar_dumps d, installation_secrets s where s.name = 'radar-dumps' order by d.radar_id, d.number;
drop function hmac_of;

-- A publication: an edition of a radar, or a public link to the image of a card.
alter table notifications add column dump_id bigint references radar_dumps on delete cascade;
alter table notifications add column image_link_id bigint references card_image_links on delete cascade;
create unique index notifications_dump on notifications (dump_id, user_id);
create unique index notifications_image_link on notifications (image_link_id, user_id);
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check
  check (kind in ('mention', 'reply', 'comment', 'export', 'publication'));
alter table notifications drop constraint notifications_subject_check;
alter table notifications add constraint notifications_subject_check check (
  (kind = 'export') = (export_id is not null)
  and (kind = 'publication') = (num_nonnulls(dump_id, image_link_id) = 1)
  and (kind in ('mention', 'reply', 'comment')) = (comment_id is not null)
  and num_nonnulls(comment_id, export_id, dump_id, image_link_id) = 1);
