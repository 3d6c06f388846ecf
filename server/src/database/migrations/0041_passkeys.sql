-- Devices and security keys that sign in instead of a code. They end with the second factor, whose codes remain the
-- way in for browsers that have no passkeys. credential_id is base64url, public_key is COSE.
CREATE TABLE passkeys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES second_factors ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_user ON passkeys (user_id);

-- A passkey that waits for its device. It belongs to one session.
CREATE TABLE passkey_setups (
  token_hash bytea PRIMARY KEY REFERENCES sessions ON DELETE CASCADE,
  name text NOT NULL,
  challenge bytea NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_setups_expires_at ON passkey_setups (expires_at);

-- What a passkey must sign. It belongs to one sign-in that waits for its second step.
CREATE TABLE passkey_challenges (
  token_hash bytea PRIMARY KEY REFERENCES sign_in_challenges ON DELETE CASCADE,
  challenge bytea NOT NULL,
  expires_at timestamptz NOT NULL
);
