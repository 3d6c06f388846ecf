-- The directories that services come from (docs/decisions/sources.md).
CREATE TABLE sources (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- services.source_name repeats it.
  name text NOT NULL UNIQUE,
  license text NOT NULL DEFAULT '',
  contact text NOT NULL DEFAULT '',
  kind text NOT NULL DEFAULT 'UPLOAD',
  -- The address of a running HSDS API.
  url text NOT NULL DEFAULT '',
  schedule text NOT NULL DEFAULT 'MANUAL',
  -- How many days a service that the source no longer has stays on the lists.
  grace_days integer NOT NULL DEFAULT 14,
  -- Fields of a service, and the columns of the source's CSV files that have them.
  columns jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- Which record of a source became which service.
CREATE TABLE source_records (
  source_id uuid NOT NULL REFERENCES sources ON DELETE CASCADE,
  external_id text NOT NULL,
  -- The id of the record that it is a part of: a service at several locations is several services here.
  record_id text,
  -- NULL: the service was deleted here for good, and the source must not bring it back.
  service_id uuid REFERENCES services ON DELETE SET NULL,
  -- The fields as the source sent them last. NULL: imported before this table.
  sent jsonb,
  -- What the record has and a service has not. It is published unchanged.
  other jsonb,
  -- Since when the source does not have it.
  missing_since timestamptz,
  -- When the service left the lists because of that.
  hidden_at timestamptz,
  PRIMARY KEY (source_id, external_id)
);
CREATE INDEX source_records_service ON source_records (service_id);
CREATE INDEX source_records_missing ON source_records (missing_since) WHERE missing_since IS NOT NULL;

-- Values of a source that differ from those that a person entered here, until an administrator chooses.
CREATE TABLE source_conflicts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  source_id uuid NOT NULL,
  external_id text NOT NULL,
  -- The first of the fields that belong together.
  field text NOT NULL,
  -- The fields with the values of the source.
  sent jsonb NOT NULL,
  found_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (source_id, external_id, field),
  FOREIGN KEY (source_id, external_id) REFERENCES source_records ON DELETE CASCADE
);

-- What each import of a source did.
CREATE TABLE source_runs (
  id uuid PRIMARY KEY,
  source_id uuid NOT NULL REFERENCES sources ON DELETE CASCADE,
  status text NOT NULL,
  -- HSDS: records. CSV: rows of a table.
  format text NOT NULL DEFAULT 'HSDS',
  -- Whether the lines are all that the source has, so that others are missing.
  is_complete boolean NOT NULL DEFAULT false,
  -- An administrator agreed that many services leave.
  is_confirmed boolean NOT NULL DEFAULT false,
  -- The next page to fetch, and the ids of everything that the source has if only changes were fetched.
  next_page integer NOT NULL DEFAULT 1,
  known_ids jsonb,
  counts jsonb NOT NULL DEFAULT '{}',
  -- The first refused lines.
  refusals jsonb NOT NULL DEFAULT '[]',
  problem text,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz
);
CREATE INDEX source_runs_latest ON source_runs (source_id, started_at DESC);
CREATE INDEX source_runs_user ON source_runs (user_id);
-- One run of a source at a time.
CREATE UNIQUE INDEX source_runs_open ON source_runs (source_id) WHERE finished_at IS NULL;

-- The lines of a run until it is done. Text, because jsonb refuses what other programs may send.
CREATE TABLE source_lines (
  run_id uuid NOT NULL REFERENCES source_runs ON DELETE CASCADE,
  line integer NOT NULL,
  record text NOT NULL,
  PRIMARY KEY (run_id, line)
);

-- What the terms of a source mean here.
CREATE TABLE source_terms (
  source_id uuid NOT NULL REFERENCES sources ON DELETE CASCADE,
  -- The code, or the name of a term without one.
  term text NOT NULL,
  name text NOT NULL,
  services integer NOT NULL DEFAULT 0,
  -- NULL: nobody has decided. Codes of sub-types and audiences; none: the term says nothing about the kind.
  meanings text[],
  PRIMARY KEY (source_id, term)
);

-- The same in each copy of a database.
INSERT INTO sources (id, name, created_at, updated_at)
  SELECT md5('source ' || source_name)::uuid, source_name, min(created_at), min(created_at)
  FROM services WHERE source_name IS NOT NULL GROUP BY source_name;
INSERT INTO source_records (source_id, external_id, service_id)
  SELECT o.id, s.source_id, s.id FROM services s JOIN sources o ON o.name = s.source_name WHERE s.source_id IS NOT NULL
  ON CONFLICT DO NOTHING;
