-- Services that were merged into others (docs/decisions/duplicates.md). A merged service counts as deleted, and its id leads to
-- the service that was kept, also after it was purged.
CREATE TABLE service_merges (
  merged_id uuid PRIMARY KEY,
  kept_id uuid NOT NULL REFERENCES services ON DELETE CASCADE,
  -- Which merge into the same service came later.
  position integer NOT NULL,
  merged_at timestamptz NOT NULL,
  merged_by uuid REFERENCES users ON DELETE SET NULL,
  -- The record from which the merged service was imported. Imports leave it out.
  source_name text,
  source_id text,
  -- Both services as they were, and what followed to the kept one. NULL: the merged service was purged.
  undo jsonb
);
CREATE INDEX service_merges_kept ON service_merges (kept_id);
CREATE INDEX service_merges_merged_by ON service_merges (merged_by);
CREATE INDEX service_merges_source ON service_merges (source_name, source_id);

-- The service that an id leads to: its own unless it was merged, perhaps several times.
CREATE FUNCTION current_service(service uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  WITH RECURSIVE followed (id, steps) AS (
    SELECT service, 0
    UNION ALL
    SELECT m.kept_id, f.steps + 1 FROM followed f JOIN service_merges m ON m.merged_id = f.id WHERE f.steps < 100)
  SELECT id FROM followed ORDER BY steps DESC LIMIT 1
$$;

ALTER TABLE service_changes
  DROP CONSTRAINT service_changes_kind_check,
  ADD CONSTRAINT service_changes_kind_check CHECK (kind IN
    ('created', 'updated', 'beds', 'approved', 'sentBack', 'paused', 'resumed', 'confirmed', 'deleted', 'restored',
      'reverted', 'claimed', 'merged', 'unmerged'));
