-- People see where they are signed in, and end sessions. The id is not secret; the token is.
ALTER TABLE sessions
  ADD COLUMN id uuid DEFAULT gen_random_uuid(),
  ADD COLUMN started_at timestamptz DEFAULT now(),
  ADD COLUMN last_used_at timestamptz DEFAULT now(),
  ADD COLUMN device text NOT NULL DEFAULT '';
-- Until now a session ended 30 days after its last use. When it started is not known.
UPDATE sessions SET id = md5(token_hash)::uuid,
  started_at = expires_at - interval '30 days', last_used_at = expires_at - interval '30 days';
ALTER TABLE sessions
  ALTER COLUMN id SET NOT NULL,
  ALTER COLUMN started_at SET NOT NULL,
  ALTER COLUMN last_used_at SET NOT NULL;
CREATE UNIQUE INDEX sessions_id ON sessions (id);

-- Sign-ins, refusals, and changes of accounts, for administrators. It refers to accounts without a foreign key: it must
-- not change when an account is deleted. The same event within an hour is one entry, so that nobody can fill the disk.
CREATE TABLE audit_entries (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  user_id uuid,
  actor_id uuid,
  network text NOT NULL,
  detail text NOT NULL,
  times integer NOT NULL DEFAULT 1,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL
);
CREATE INDEX audit_entries_last_at ON audit_entries (last_at);
CREATE INDEX audit_entries_same ON audit_entries (kind, network, first_at);
