-- Pages of text as they stood, each written down as it is replaced or written, to go back to.
CREATE TABLE static_page_versions (
  id uuid PRIMARY KEY,
  name text NOT NULL REFERENCES static_pages ON DELETE CASCADE,
  content text NOT NULL,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  saved_at timestamptz NOT NULL
);
CREATE INDEX static_page_versions_newest ON static_page_versions (name, saved_at DESC, id DESC);

-- What the region brought along.
INSERT INTO static_page_versions (id, name, content, saved_at)
  SELECT gen_random_uuid(), name, content, updated_at FROM static_pages;

-- The change log of all services, by date.
CREATE INDEX service_changes_date ON service_changes (made_at DESC, id DESC);
