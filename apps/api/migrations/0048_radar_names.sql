-- The names of the sectors, rings and impacts of radars. Blips refer to them, so that renaming one changes one row.
create table radar_names (
  radar_id bigint not null references radars on delete cascade,
  id bigint generated always as identity,
  kind text not null check (kind in ('sector', 'ring', 'impact')),
  -- no two of a kind are alike
  name text not null,
  -- from 0: sectors from left to right, rings from the centre outwards
  position integer not null,
  primary key (radar_id, id)
);

insert into radar_names (radar_id, kind, name, position)
select r.id, given.kind, given.name, given.place - 1
from radars r cross join lateral (
  select 'sector' as kind, d.* from unnest(r.domains) with ordinality as d(name, place)
  union all select 'ring', d.* from unnest(r.rings) with ordinality as d(name, place)
  union all select 'impact', d.* from unnest(r.impacts) with ordinality as d(name, place)
) given;

alter table radar_blips
  add column sector_id bigint,
  add column ring_id bigint,
  -- in the order in which they are shown
  add column impact_ids bigint[] not null default '{}';

-- The name as it is spelled, otherwise the one that differs in case only. A blip in no sector or ring that its radar has
-- goes into the first one.
create function radar_name_like(radar bigint, wanted_kind text, wanted text) returns table (id bigint, is_alike boolean)
language sql as $$
  select n.id, lower(normalize(n.name)) = lower(normalize(wanted)) from radar_names n
  where n.radar_id = radar and n.kind = wanted_kind
  order by n.name = wanted desc, lower(normalize(n.name)) = lower(normalize(wanted)) desc, n.position limit 1
$$;
update radar_blips b set
  sector_id = (select n.id from radar_name_like(b.radar_id, 'sector', b.domain) n),
  ring_id = (select n.id from radar_name_like(b.radar_id, 'ring', b.ring) n),
  impact_ids = array(
    select n.id from unnest(b.impacts) with ordinality as given(name, place)
    cross join lateral radar_name_like(b.radar_id, 'impact', given.name) n
    where n.is_alike order by given.place
  );
drop function radar_name_like;

alter table radar_blips
  alter column sector_id set not null,
  alter column ring_id set not null,
  drop column domain,
  drop column ring,
  drop column impacts,
  add foreign key (radar_id, sector_id) references radar_names,
  add foreign key (radar_id, ring_id) references radar_names;
alter table radars drop column domains, drop column rings, drop column impacts;
