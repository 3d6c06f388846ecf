-- A claim that was granted, as the change log names it: the service has another owner.
ALTER TABLE service_changes
  DROP CONSTRAINT service_changes_kind_check,
  ADD CONSTRAINT service_changes_kind_check CHECK (kind IN
    ('created', 'updated', 'beds', 'approved', 'confirmed', 'deleted', 'restored', 'reverted', 'claimed'));
