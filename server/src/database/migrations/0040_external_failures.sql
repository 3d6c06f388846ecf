-- External services that fail, such as the translator. A row is deleted when the service answers again.
CREATE TABLE external_failures (
  service text PRIMARY KEY,
  -- How many calls failed in a row.
  failures integer NOT NULL,
  since timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  last_code text NOT NULL
);
