-- The transaction that last wrote a row: by it a process that keeps services in memory asks, before it makes a list of them,
-- what has changed since it last looked (catalogue.ts).
CREATE FUNCTION mark_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in := pg_current_xact_id();
  RETURN NEW;
END $$;
ALTER TABLE services ADD COLUMN changed_in xid8 NOT NULL DEFAULT pg_current_xact_id();
CREATE INDEX services_changed_in ON services (changed_in);
CREATE TRIGGER services_mark_changed BEFORE INSERT OR UPDATE ON services FOR EACH ROW EXECUTE FUNCTION mark_changed();
ALTER TABLE service_kudos ADD COLUMN changed_in xid8 NOT NULL DEFAULT pg_current_xact_id();
CREATE INDEX service_kudos_changed_in ON service_kudos (changed_in);
CREATE TRIGGER service_kudos_mark_changed BEFORE INSERT OR UPDATE ON service_kudos
  FOR EACH ROW EXECUTE FUNCTION mark_changed();

-- The last one that took services away altogether, which leaves no row to tell of it.
CREATE TABLE services_gone (
  changed_in xid8 NOT NULL DEFAULT pg_current_xact_id()
);
INSERT INTO services_gone DEFAULT VALUES;
CREATE FUNCTION mark_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    UPDATE services_gone SET changed_in = pg_current_xact_id();
  ELSE
    UPDATE services_gone SET changed_in = pg_current_xact_id() WHERE EXISTS (SELECT FROM gone);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER services_mark_gone AFTER DELETE ON services
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION mark_gone();
CREATE TRIGGER services_mark_all_gone AFTER TRUNCATE ON services FOR EACH STATEMENT EXECUTE FUNCTION mark_gone();

-- Searches weigh in memory what these once found for them.
DROP INDEX service_needs_ranked;
DROP INDEX services_name_words;
