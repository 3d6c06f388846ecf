-- Pages that administrators add, such as "Where to sleep tonight".
CREATE TABLE guides (
  id uuid PRIMARY KEY,
  -- The last part of the address. It never changes.
  slug text NOT NULL UNIQUE,
  title text NOT NULL,
  title_es text NOT NULL DEFAULT '',
  -- HTML.
  content text NOT NULL,
  content_es text NOT NULL DEFAULT '',
  is_published boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE TRIGGER guides_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON guides
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
CREATE TRIGGER guides_recorded AFTER INSERT OR UPDATE OR DELETE ON guides
  FOR EACH ROW EXECUTE FUNCTION record_directory_change();
