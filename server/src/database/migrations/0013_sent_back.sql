-- Why an administrator sent a waiting service back to its owner. NULL: it was not sent back.
ALTER TABLE services
  ADD COLUMN sent_back_reason text,
  ADD CONSTRAINT services_sent_back_unpublished CHECK (sent_back_reason IS NULL OR NOT is_approved);
DROP INDEX services_waiting;
CREATE INDEX services_waiting ON services (created_at DESC)
  WHERE NOT is_approved AND deleted_at IS NULL AND sent_back_reason IS NULL;
ALTER TABLE service_changes
  DROP CONSTRAINT service_changes_kind_check,
  ADD CONSTRAINT service_changes_kind_check CHECK (kind IN
    ('created', 'updated', 'beds', 'approved', 'sentBack', 'confirmed', 'deleted', 'restored', 'reverted', 'claimed'));
