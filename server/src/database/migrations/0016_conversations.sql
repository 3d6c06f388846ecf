-- What the chat remembers of a conversation for a day, under the hash of the token that its person holds: what was meant and
-- shown, never what was written, and no coordinates. `minute_began` and `said` count the messages of a minute.
CREATE TABLE conversations (
  token_hash bytea PRIMARY KEY,
  state jsonb NOT NULL,
  minute_began timestamptz NOT NULL,
  said integer NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX conversations_expiry ON conversations (expires_at);
