-- The keys under which services that may be the same are found (docs/decisions/duplicates.md). Columns without a default
-- rewrite no row. The server derives the keys of the rows from before this file at its start.
ALTER TABLE services ADD COLUMN match_keys text[];
CREATE INDEX services_match_keys ON services USING gin (match_keys) WHERE match_keys IS NOT NULL;

-- Pairs of services that are likely one, and the pairs that an administrator called two services.
CREATE TABLE duplicate_pairs (
  first_id uuid NOT NULL REFERENCES services ON DELETE CASCADE,
  second_id uuid NOT NULL REFERENCES services ON DELETE CASCADE,
  score double precision NOT NULL,
  reasons text[] NOT NULL,
  -- When an administrator decided that they are two services. NULL: nobody has.
  dismissed_at timestamptz,
  dismissed_by uuid REFERENCES users ON DELETE SET NULL,
  PRIMARY KEY (first_id, second_id),
  CHECK (first_id < second_id)
);
CREATE INDEX duplicate_pairs_second ON duplicate_pairs (second_id);
CREATE INDEX duplicate_pairs_open ON duplicate_pairs (score DESC, first_id, second_id) WHERE dismissed_at IS NULL;
CREATE INDEX duplicate_pairs_dismissed_by ON duplicate_pairs (dismissed_by);

-- When all services were last compared.
CREATE TABLE duplicate_scans (
  finished_at timestamptz PRIMARY KEY
);
