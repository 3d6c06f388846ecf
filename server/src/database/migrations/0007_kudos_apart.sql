-- Kudos stand apart: each would otherwise write the whole service anew, with an entry in every index on it.
CREATE TABLE service_kudos (
  service_id uuid PRIMARY KEY REFERENCES services ON DELETE CASCADE,
  likes integer NOT NULL DEFAULT 0
);
INSERT INTO service_kudos SELECT id, likes FROM services;
CREATE INDEX service_kudos_ranked ON service_kudos (likes DESC, service_id DESC);
CREATE TRIGGER service_kudos_changed AFTER UPDATE ON service_kudos
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
DROP INDEX services_liked;
ALTER TABLE services DROP COLUMN likes;

-- Services stored by one statement are as old as their place in it, so that lists of the newest have one order.
ALTER TABLE services ALTER COLUMN created_at SET DEFAULT clock_timestamp();
