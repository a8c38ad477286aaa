-- Whether the tile of a picture is stored, which pictures from before have only once a job has made it; null: none can be
-- made, since their files are missing or broken.
alter table attachments add column has_tile boolean default false;
create index attachments_without_tile on attachments (id) where not has_tile;
