-- The authenticator app of an account (RFC 6238). The secret must be readable to check codes; exports never contain it.
-- A code works once: last_step is the time step of the last one. Recovery codes are Argon2id hashes with one salt.
CREATE TABLE second_factors (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  secret text NOT NULL,
  last_step integer NOT NULL,
  recovery_salt text NOT NULL,
  recovery_hashes text[] NOT NULL,
  turned_on_at timestamptz NOT NULL
);

-- A set-up that waits for its first code. It belongs to one session.
CREATE TABLE second_factor_setups (
  token_hash bytea PRIMARY KEY REFERENCES sessions ON DELETE CASCADE,
  secret text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX second_factor_setups_expires_at ON second_factor_setups (expires_at);

-- A sign-in that waits for its code.
CREATE TABLE sign_in_challenges (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  method text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_in_challenges_expires_at ON sign_in_challenges (expires_at);
CREATE INDEX sign_in_challenges_user ON sign_in_challenges (user_id);

ALTER TABLE sessions ADD COLUMN has_second_factor boolean NOT NULL DEFAULT false;
-- A restored account still needs its code.
ALTER TABLE deleted_users ADD COLUMN second_factor jsonb;
