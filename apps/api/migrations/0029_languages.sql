-- A language can be added by a file. Which ones there are is checked when somebody chooses one; where the file of a
-- language is gone, English is shown.
alter table users drop constraint users_locale_check, add check (locale ~ '^[a-z]{2,3}$');
alter table invitations drop constraint invitations_locale_check, add check (locale ~ '^[a-z]{2,3}$');
alter table registrations drop constraint registrations_locale_check, add check (locale ~ '^[a-z]{2,3}$');
