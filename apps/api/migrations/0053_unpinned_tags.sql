-- A project starts with six tags, which were sticky, so that whatever was new came last. Where nobody has changed this,
-- they no longer are.
create temporary table unpinned as
  select project_id from tags where sticky
  group by project_id
  having count(*) = 6 and bool_and(taxonomy = 'cards' and (name, color) in (
    ('Social', 'orange'), ('Technological', 'blue'), ('Economic', 'ochre'),
    ('Environmental', 'green'), ('Political', 'violet'), ('Values', 'rose')));
update tags set sticky = false where sticky and project_id in (select project_id from unpinned);
update cards set has_sticky_tag = false where has_sticky_tag and project_id in (select project_id from unpinned);
update projects set cards_version = cards_version + 1 where id in (select project_id from unpinned);
drop table unpinned;
