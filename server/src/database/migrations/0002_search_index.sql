-- The search index reads what has changed since its last snapshot, by changed_in. A change of managers changes no row of
-- services, so that it has to mark them.
CREATE FUNCTION mark_managed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In the order of ids, as all writers lock services.
  PERFORM FROM services WHERE id IN (SELECT service_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE services SET changed_in = pg_current_xact_id() WHERE id IN (SELECT service_id FROM changed);
  RETURN NULL;
END $$;
CREATE TRIGGER service_managers_mark_added AFTER INSERT ON service_managers
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_managed();
CREATE TRIGGER service_managers_mark_removed AFTER DELETE ON service_managers
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_managed();
CREATE TRIGGER service_managers_mark_before AFTER UPDATE ON service_managers
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_managed();
CREATE TRIGGER service_managers_mark_after AFTER UPDATE ON service_managers
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_managed();
-- Managers from before this migration.
UPDATE services SET changed_in = pg_current_xact_id() WHERE id IN (SELECT service_id FROM service_managers);

-- Which services were removed, so that one that is removed does not make the index read all others again. The row without
-- an id says when all were removed at once.
ALTER TABLE services_gone ADD COLUMN service_id uuid;
CREATE INDEX services_gone_changed_in ON services_gone (changed_in);
CREATE OR REPLACE FUNCTION mark_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    UPDATE services_gone SET changed_in = pg_current_xact_id() WHERE service_id IS NULL;
  ELSE
    INSERT INTO services_gone (service_id) SELECT id FROM gone;
  END IF;
  RETURN NULL;
END $$;

-- The index answers all lists, and evaluates opening hours from the schedules. Without these, writes are faster.
ALTER TABLE services DROP COLUMN open_minutes, DROP COLUMN closed_minutes;
DROP TABLE service_hours;
DROP INDEX IF EXISTS services_newest, services_by_lines, services_named, services_nearest, services_sub_types, services_city,
  services_zip, services_critical, service_kudos_ranked;
