-- A tag that was merged into another one can be restored like a deleted one. `merged_into` is the slug of the remaining
-- tag; `gained` says, beside `used_by`, what got the remaining tag by the merge and loses it when this one comes back.
alter table deleted_tags
  add column merged_into text,
  add column gained boolean[];
