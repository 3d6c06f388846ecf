-- What was searched for and not found, by day and county: no person, no address, no place finer than a county. The words
-- themselves are kept only once several asked for them; until then their hash alone.
CREATE TABLE search_misses (
  word_hash bytea NOT NULL,
  day date NOT NULL,
  county text NOT NULL,
  words text,
  asks integer NOT NULL DEFAULT 1,
  PRIMARY KEY (word_hash, day, county)
);
CREATE INDEX search_misses_day ON search_misses (day);
