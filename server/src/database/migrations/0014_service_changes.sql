-- What was deleted can be taken back for 30 days. Until then it counts as not approved, so that whatever asks for published
-- services passes it by.
ALTER TABLE services
  ADD COLUMN deleted_at timestamptz,
  ADD CONSTRAINT services_deleted_unpublished CHECK (deleted_at IS NULL OR NOT is_approved);
CREATE INDEX services_deleted ON services (deleted_at) WHERE deleted_at IS NOT NULL;
DROP INDEX services_waiting;
CREATE INDEX services_waiting ON services (created_at DESC) WHERE NOT is_approved AND deleted_at IS NULL;

-- Who changed what of a service, written with the change itself: only the fields that changed.
CREATE TABLE service_changes (
  id uuid PRIMARY KEY,
  service_id uuid NOT NULL REFERENCES services ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN
    ('created', 'updated', 'beds', 'approved', 'confirmed', 'deleted', 'restored', 'reverted')),
  way text NOT NULL CHECK (way IN ('person', 'import', 'link')),
  user_id uuid REFERENCES users ON DELETE SET NULL,
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  before jsonb NOT NULL,
  after jsonb NOT NULL
);
CREATE INDEX service_changes_newest ON service_changes (service_id, made_at DESC, id DESC);
CREATE INDEX service_changes_user ON service_changes (user_id);
