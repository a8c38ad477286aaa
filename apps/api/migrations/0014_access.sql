alter table users
  -- when the password, the e-mail or the state of the account last changed; a mail asked for before gets no link any more
  add column access_changed_at timestamptz;
