-- A copy of a picture belongs to nobody: who may see it is decided by what uses it, also after the person who copied it
-- has left. Copies have the files of their original, which is older.
update attachments a set user_id = null
  where a.user_id is not null and exists (select 1 from attachments o where o.path = a.path and o.id < a.id);
