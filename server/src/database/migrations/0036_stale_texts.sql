-- Which texts of a service are older than their other language (docs/decisions/translations.md).
ALTER TABLE services ADD COLUMN stale_texts text[] NOT NULL DEFAULT '{}';
-- By name of the English field: the hashes of both texts when they last said the same.
ALTER TABLE services ADD COLUMN agreed_texts jsonb NOT NULL DEFAULT '{}';

-- The hashes of a text in both languages, or null if one is empty.
CREATE FUNCTION text_hashes(english text, spanish text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN english <> '' AND spanish <> '' THEN jsonb_build_array(md5(english), md5(spanish)) END
$$;

-- When a text last said the same in both languages, after a change from the hashes `before` to `after`. A change of
-- both languages, or of the stale one, brings them together again.
CREATE FUNCTION agree_texts(agreed jsonb, before jsonb, after jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN after IS NULL THEN NULL
    WHEN before IS NULL THEN coalesce(agreed, after)
    -- Services from before this migration agree until their next change.
    WHEN agreed IS NULL THEN agree_texts(before, before, after)
    WHEN before->0 <> after->0 AND (before->1 <> after->1 OR agreed->1 <> after->1) THEN after
    WHEN before->1 <> after->1 AND agreed->0 <> after->0 THEN after
    ELSE agreed
  END
$$;

-- A trigger, so that forms, imports, merges, sources, and undone changes follow the same rule.
CREATE FUNCTION mark_stale_texts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  pair record;
BEGIN
  NEW.stale_texts := '{}';
  FOR pair IN
    SELECT english, after, agree_texts(NEW.agreed_texts->english, before, after) AS agreed
    FROM (VALUES
      ('serviceSummary', text_hashes(OLD.service_summary, OLD.service_summary_es),
        text_hashes(NEW.service_summary, NEW.service_summary_es)),
      ('description', text_hashes(OLD.description, OLD.description_es),
        text_hashes(NEW.description, NEW.description_es)),
      ('age', text_hashes(OLD.age, OLD.age_es), text_hashes(NEW.age, NEW.age_es))
    ) AS texts (english, before, after)
  LOOP
    NEW.agreed_texts := NEW.agreed_texts - pair.english;
    CONTINUE WHEN pair.agreed IS NULL;
    NEW.agreed_texts := NEW.agreed_texts || jsonb_build_object(pair.english, pair.agreed);
    IF pair.agreed->1 <> pair.after->1 THEN NEW.stale_texts := NEW.stale_texts || pair.english; END IF;
    IF pair.agreed->0 <> pair.after->0 THEN NEW.stale_texts := NEW.stale_texts || (pair.english || 'Es'); END IF;
  END LOOP;
  RETURN NEW;
END
$$;

CREATE TRIGGER services_mark_stale_texts BEFORE INSERT OR UPDATE
  OF service_summary, service_summary_es, description, description_es, age, age_es, agreed_texts
  ON services FOR EACH ROW EXECUTE FUNCTION mark_stale_texts();
