-- What PostgreSQL brings and this schema stands on.
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS cube;
CREATE EXTENSION IF NOT EXISTS earthdistance;

-- English and Spanish at once, accents ignored (rules.md §2).
CREATE TEXT SEARCH CONFIGURATION english_unaccented (COPY = english);
ALTER TEXT SEARCH CONFIGURATION english_unaccented
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;
CREATE TEXT SEARCH CONFIGURATION spanish_unaccented (COPY = spanish);
ALTER TEXT SEARCH CONFIGURATION spanish_unaccented
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, spanish_stem;

-- Tells every server process that what the public sees has changed, so that none answers from an old copy.
CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('data_changed', TG_TABLE_NAME);
  RETURN NULL;
END $$;

CREATE TABLE users (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  display_name text NOT NULL,
  phone text NOT NULL DEFAULT '',
  role text NOT NULL CHECK (role IN ('USER', 'AUTO USER', 'SUPER USER', 'ADMINISTRATOR')),
  password_hash text,
  total_services integer NOT NULL DEFAULT 3 CHECK (total_services >= 1),
  last_method text NOT NULL DEFAULT 'local',
  last_signed_in timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX users_email ON users (lower(email));

-- Who is signed in: only the SHA-256 of each token is kept (rules.md §4).
CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);
