-- The words of names, small enough to stay in the row: asking the whole text for them meant unpacking it each time.
DROP INDEX services_name_words;
ALTER TABLE services ADD COLUMN name_words tsvector GENERATED ALWAYS AS (strip(ts_filter(search, '{a}'))) STORED;
CREATE INDEX services_name_words ON services USING gin (name_words) WITH (fastupdate = off);
