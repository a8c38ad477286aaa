alter table users
  -- when the password, the e-mail or the state of the account last changed; a mail asked for before gets no link any more
  add column access_changed_at timestamptz;

-- Whoever owns the e-mail gives a name and a password when they confirm it. What somebody else gave before is dropped.
alter table registrations
  drop column name,
  drop column password_hash;
