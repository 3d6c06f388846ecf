-- A paused service counts as not approved, like a deleted one, so that no public query returns it. On the day `paused_until`
-- a job publishes it again; NULL: somebody does.
ALTER TABLE services
  ADD COLUMN is_paused boolean NOT NULL DEFAULT false,
  ADD COLUMN paused_until date,
  ADD CONSTRAINT services_paused_unpublished CHECK (NOT (is_paused AND is_approved)),
  ADD CONSTRAINT services_paused_until CHECK (is_paused OR paused_until IS NULL);
CREATE INDEX services_paused ON services (paused_until) WHERE is_paused;
DROP INDEX services_waiting;
CREATE INDEX services_waiting ON services (created_at DESC)
  WHERE NOT is_approved AND deleted_at IS NULL AND sent_back_reason IS NULL AND NOT is_paused;
ALTER TABLE service_changes
  DROP CONSTRAINT service_changes_kind_check,
  ADD CONSTRAINT service_changes_kind_check CHECK (kind IN
    ('created', 'updated', 'beds', 'approved', 'sentBack', 'paused', 'resumed', 'confirmed', 'deleted', 'restored',
      'reverted', 'claimed')),
  DROP CONSTRAINT service_changes_way_check,
  ADD CONSTRAINT service_changes_way_check CHECK (way IN ('person', 'import', 'link', 'job'));
