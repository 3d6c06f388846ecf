-- One row for each file in which a process has stored the search index. A file counts only if the database contains its
-- token: one that was set back to an earlier time lacks it, and later writes of that time would be missing in the index.
CREATE TABLE stored_indexes (
  token uuid PRIMARY KEY,
  stored_at timestamptz NOT NULL DEFAULT now()
);
