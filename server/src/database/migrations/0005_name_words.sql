-- The words of names alone: the index on all words would have to look into every text for where in it a word stands.
CREATE INDEX services_name_words ON services USING gin (ts_filter(search, '{a}')) WITH (fastupdate = off);
