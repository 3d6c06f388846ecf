-- Who somebody is at another service, by the name it knows them by, and whose account that is here.
CREATE TABLE identities (
  method text NOT NULL CHECK (method IN ('facebook', 'google', 'twitter')),
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (method, subject)
);
CREATE INDEX identities_user ON identities (user_id);

-- Somebody on the way to such a service: only a hash is kept of what brings back the browser that set out, and no other.
CREATE TABLE sign_in_flows (
  key_hash bytea PRIMARY KEY,
  method text NOT NULL,
  back text NOT NULL,
  language text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_in_flows_expiry ON sign_in_flows (expires_at);

-- Who has come back, to be exchanged for a session once. The e-mail is null where the identity has its account already.
CREATE TABLE sign_in_codes (
  code_hash bytea PRIMARY KEY,
  method text NOT NULL,
  subject text NOT NULL,
  email text,
  display_name text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_in_codes_expiry ON sign_in_codes (expires_at);

-- Which of a service's Spanish texts a machine has written, until a person edits them.
ALTER TABLE services ADD COLUMN machine_made text[] NOT NULL DEFAULT '{}';
