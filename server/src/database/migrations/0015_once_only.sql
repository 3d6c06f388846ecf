-- What was answered to calls that make something and bear an Idempotency-Key, for a day: the same key is then answered the
-- same. Hashes of who asked, for what and under which key, and of what was sent; the answer is missing while it is made.
CREATE TABLE once_only (
  subject bytea PRIMARY KEY,
  asked bytea NOT NULL,
  answer text,
  begun_at timestamptz NOT NULL
);
CREATE INDEX once_only_begun ON once_only (begun_at);
