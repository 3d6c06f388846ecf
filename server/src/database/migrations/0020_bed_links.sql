-- The link with which a shelter's staff count its beds without an account: one per shelter, and a new one ends the old
-- one. Only the SHA-256 of its token is stored. It ends with the account of the person who created it.
CREATE TABLE bed_links (
  service_id uuid PRIMARY KEY REFERENCES services ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX bed_links_user ON bed_links (user_id);
