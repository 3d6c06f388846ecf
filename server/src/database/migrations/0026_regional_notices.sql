-- News of the region that belongs to no service.
CREATE TABLE regional_notices (
  id uuid PRIMARY KEY,
  title text NOT NULL,
  title_es text NOT NULL DEFAULT '',
  text text NOT NULL,
  text_es text NOT NULL DEFAULT '',
  is_urgent boolean NOT NULL DEFAULT false,
  counties text[] NOT NULL DEFAULT '{}',
  -- YYYY-MM-DD in the time zone of the region.
  last_day text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE TRIGGER regional_notices_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON regional_notices
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
