-- People who sign up prove their email by a link before a service of theirs is published. Accounts from before this file,
-- and those that an administrator adds, need not.
ALTER TABLE users ADD COLUMN must_prove_email boolean NOT NULL DEFAULT false;

-- The current link of a person: a newer link replaces it. Only the SHA-256 of its token is stored.
CREATE TABLE email_proof_tokens (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_proof_tokens_hash ON email_proof_tokens (token_hash);
