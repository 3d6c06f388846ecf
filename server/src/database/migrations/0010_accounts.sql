ALTER TABLE users ADD CONSTRAINT users_last_method CHECK (last_method IN ('facebook', 'google', 'local', 'twitter'));

-- Sessions that have ended are swept away by their date.
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- What may be tried only so often within a while, such as a password: when it was, under a hash of what was tried and for
-- whom, as people type e-mail addresses that are nobody's, and passwords in their place.
CREATE TABLE attempts (
  subject bytea PRIMARY KEY,
  made_at timestamptz[] NOT NULL,
  last_at timestamptz NOT NULL
);
CREATE INDEX attempts_last ON attempts (last_at);

-- The one link by which someone may set a new password: a newer one takes its place. Only the SHA-256 of its token is kept.
CREATE TABLE reset_tokens (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL
);
