-- Who changed crisis lines, liaisons, ESC regions, units, and news of the region, so that administrators can undo it.
CREATE TABLE directory_changes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- The table.
  kind text NOT NULL,
  record_id uuid NOT NULL,
  -- NULL: a command on the server, or an account that no longer exists.
  user_id uuid REFERENCES users ON DELETE SET NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  -- The whole row. NULL: it was added.
  before jsonb,
  -- NULL: it was deleted.
  after jsonb
);
CREATE INDEX directory_changes_made_at ON directory_changes (made_at DESC, id DESC);
CREATE INDEX directory_changes_user ON directory_changes (user_id);

-- The author is a setting of the transaction (asAuthor.ts). The data of a region's folder are no change by anybody.
CREATE FUNCTION record_directory_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ignored text[] := ARRAY['updated_at', 'position', 'is_sample'];
  author text := coalesce(current_setting('amparo.author', true), '');
  old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
BEGIN
  IF author = 'region' OR (old_row - ignored) IS NOT DISTINCT FROM (new_row - ignored) THEN RETURN NULL; END IF;
  INSERT INTO directory_changes (kind, record_id, user_id, before, after)
  VALUES (TG_TABLE_NAME, (coalesce(new_row, old_row) ->> 'id')::uuid, nullif(author, '')::uuid, old_row, new_row);
  RETURN NULL;
END $$;
CREATE TRIGGER crisis_lines_recorded AFTER INSERT OR UPDATE OR DELETE ON crisis_lines
  FOR EACH ROW EXECUTE FUNCTION record_directory_change();
CREATE TRIGGER liaisons_recorded AFTER INSERT OR UPDATE OR DELETE ON liaisons
  FOR EACH ROW EXECUTE FUNCTION record_directory_change();
CREATE TRIGGER regions_recorded AFTER INSERT OR UPDATE OR DELETE ON regions
  FOR EACH ROW EXECUTE FUNCTION record_directory_change();
CREATE TRIGGER units_recorded AFTER INSERT OR UPDATE OR DELETE ON units
  FOR EACH ROW EXECUTE FUNCTION record_directory_change();
CREATE TRIGGER regional_notices_recorded AFTER INSERT OR UPDATE OR DELETE ON regional_notices
  FOR EACH ROW EXECUTE FUNCTION record_directory_change();
