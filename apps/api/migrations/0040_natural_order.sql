-- The order of names and titles, whatever the database's own order is: letters as readers expect them ("Ärzte" next to
-- "Arzt", not after "Zoo"), and numbers by their value ("Project 2" before "Project 10"). A PostgreSQL built without ICU
-- sorts by bytes instead. The embedded database understands only this older notation of ICU's options.
do $$
begin
  create collation natural_order (provider = icu, locale = 'und@colNumeric=yes');
exception when feature_not_supported then
  create collation natural_order (locale = 'C');
end
$$;
