-- The schema of release 0.2.0. A database of release 0.1.0 gets here by adoptFirstRelease.ts.

CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS cube;
CREATE EXTENSION IF NOT EXISTS earthdistance;

-- Full text search in English and Spanish, without accents (rules.md §2).
CREATE TEXT SEARCH CONFIGURATION english_unaccented (COPY = english);
ALTER TEXT SEARCH CONFIGURATION english_unaccented
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;
CREATE TEXT SEARCH CONFIGURATION spanish_unaccented (COPY = spanish);
ALTER TEXT SEARCH CONFIGURATION spanish_unaccented
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, spanish_stem;

-- Notifies every server process of a change of public data, so that it drops its cached copies.
CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('data_changed', TG_TABLE_NAME);
  RETURN NULL;
END $$;

-- Records the transaction that last wrote a row. The search index reads the rows that changed since its last refresh.
CREATE FUNCTION mark_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in := pg_current_xact_id();
  RETURN NEW;
END $$;

-- Accounts.

CREATE TABLE users (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  display_name text NOT NULL,
  phone text NOT NULL DEFAULT '',
  role text NOT NULL CHECK (role IN ('USER', 'AUTO USER', 'SUPER USER', 'ADMINISTRATOR')),
  password_hash text,
  total_services integer NOT NULL DEFAULT 3 CHECK (total_services >= 1),
  last_method text NOT NULL DEFAULT 'local'
    CONSTRAINT users_last_method CHECK (last_method IN ('facebook', 'google', 'local', 'twitter')),
  last_signed_in timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- When the person proved that the e-mail address is theirs: by a link in a mail, or by another service.
  email_proven_at timestamptz
);
CREATE UNIQUE INDEX users_email ON users (lower(email));
CREATE INDEX users_by_name ON users (display_name, id);

-- Deleted accounts, with everything that restores them within 30 days. A table of its own keeps them out of every query.
CREATE TABLE deleted_users (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  display_name text NOT NULL,
  phone text NOT NULL,
  deleted_at timestamptz NOT NULL,
  account jsonb NOT NULL,
  identities jsonb NOT NULL,
  owned_services uuid[] NOT NULL,
  managed_services uuid[] NOT NULL
);
CREATE INDEX deleted_users_time ON deleted_users (deleted_at);

-- Only the SHA-256 of each token is stored (rules.md §4).
CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- The times of rate-limited attempts, by the hash of the action and its subject: people also type other people's addresses.
CREATE TABLE attempts (
  subject bytea PRIMARY KEY,
  made_at timestamptz[] NOT NULL,
  last_at timestamptz NOT NULL
);
CREATE INDEX attempts_last ON attempts (last_at);

-- The current link to set a new password: a newer link replaces it. Only the SHA-256 of its token is stored.
CREATE TABLE reset_tokens (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL
);

-- The identity of a user at another service, by that service's own id.
CREATE TABLE identities (
  method text NOT NULL CHECK (method IN ('facebook', 'google', 'twitter')),
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (method, subject)
);
CREATE INDEX identities_user ON identities (user_id);

-- Sign-ins in progress at another service. The hash proves that the same browser comes back.
CREATE TABLE sign_in_flows (
  key_hash bytea PRIMARY KEY,
  method text NOT NULL,
  back text NOT NULL,
  language text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_in_flows_expiry ON sign_in_flows (expires_at);

-- Completed sign-ins, each exchanged once for a session. The e-mail is null if the identity already has an account.
CREATE TABLE sign_in_codes (
  code_hash bytea PRIMARY KEY,
  method text NOT NULL,
  subject text NOT NULL,
  email text,
  display_name text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_in_codes_expiry ON sign_in_codes (expires_at);

-- The responses to calls with an Idempotency-Key, for a day. The answer is null while the call is in progress.
CREATE TABLE once_only (
  subject bytea PRIMARY KEY,
  asked bytea NOT NULL,
  answer text,
  begun_at timestamptz NOT NULL
);
CREATE INDEX once_only_begun ON once_only (begun_at);

-- Services.

CREATE TABLE services (
  id uuid PRIMARY KEY,
  source_name text,
  source_id text,
  name text NOT NULL,
  description text NOT NULL,
  description_es text NOT NULL DEFAULT '',
  service_summary text NOT NULL,
  service_summary_es text NOT NULL DEFAULT '',
  age text NOT NULL DEFAULT '',
  age_es text NOT NULL DEFAULT '',
  category text[] NOT NULL,
  type text[] NOT NULL,
  sub_types text[] NOT NULL DEFAULT '{}',
  address1 text NOT NULL,
  address2 text NOT NULL DEFAULT '',
  city text NOT NULL,
  county text NOT NULL DEFAULT '',
  state text NOT NULL DEFAULT 'TX',
  zip text NOT NULL,
  country text NOT NULL DEFAULT 'No data',
  phone text NOT NULL DEFAULT '',
  contact_email text NOT NULL DEFAULT '',
  website text NOT NULL DEFAULT '',
  facebook text NOT NULL DEFAULT '',
  twitter text NOT NULL DEFAULT '',
  instagram text NOT NULL DEFAULT '',
  youtube text NOT NULL DEFAULT '',
  schedules jsonb NOT NULL DEFAULT '[]',
  close_schedules jsonb NOT NULL DEFAULT '[]',
  is_contact boolean NOT NULL DEFAULT false,
  is_show_flag boolean NOT NULL DEFAULT true,
  is_show_donate boolean NOT NULL DEFAULT false,
  is_approved boolean NOT NULL DEFAULT false,
  is_address_confidential boolean NOT NULL DEFAULT false,
  is_sample boolean NOT NULL DEFAULT false,
  is_critical_header boolean NOT NULL DEFAULT false,
  critical_description text NOT NULL DEFAULT '',
  critical_description_es text NOT NULL DEFAULT '',
  is_critical_never_expire boolean NOT NULL DEFAULT false,
  critical_expired_at timestamptz,
  available_beds integer NOT NULL DEFAULT 0 CHECK (available_beds >= 0),
  total_beds integer NOT NULL DEFAULT 0,
  beds_updated_at timestamptz,
  longitude double precision,
  latitude double precision,
  time_zone text,
  owner_id uuid REFERENCES users ON DELETE SET NULL,
  verified_at timestamptz,
  -- clock_timestamp gives the services of one statement an order.
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- The repository derives the next columns, in the same write.
  is_permanently_closed boolean NOT NULL DEFAULT false,
  -- The hours as minutes, for the filter "open now". Null means that they are too many: read service_hours.
  open_minutes int4multirange DEFAULT '{}',
  closed_minutes int4multirange DEFAULT '{}',
  name_key text NOT NULL,
  -- The point that lists measure distance from: the place, or the center of the city if the address is confidential.
  position cube,
  search tsvector NOT NULL,
  -- The words of the name, small enough to stay in the row.
  name_words tsvector GENERATED ALWAYS AS (strip(ts_filter(search, '{a}'))) STORED,
  -- The Spanish texts that a machine translated, until a person edits them.
  machine_made text[] NOT NULL DEFAULT '{}',
  -- A deleted service can be restored for 30 days. It counts as not approved, so that no public query returns it.
  deleted_at timestamptz,
  changed_in xid8 NOT NULL DEFAULT pg_current_xact_id(),
  CHECK ((source_name IS NULL) = (source_id IS NULL)),
  CHECK ((longitude IS NULL) = (latitude IS NULL)),
  CONSTRAINT services_deleted_unpublished CHECK (deleted_at IS NULL OR NOT is_approved)
);
CREATE UNIQUE INDEX services_source ON services (source_name, source_id);
-- INCLUDE has the columns that lists filter by, so that a count does not read the whole rows.
CREATE INDEX services_newest ON services (created_at DESC, id DESC)
  INCLUDE (type, category, sub_types, time_zone, open_minutes, closed_minutes)
  WHERE is_approved AND NOT is_permanently_closed;
CREATE INDEX services_nearest ON services USING gist (position)
  INCLUDE (id, type, category, sub_types, time_zone, open_minutes, closed_minutes)
  WHERE is_approved AND NOT is_permanently_closed;
CREATE INDEX services_by_lines ON services (id) WHERE open_minutes IS NULL;
CREATE INDEX services_named ON services (name_key, id);
CREATE INDEX services_searched ON services USING gin (search) WITH (fastupdate = off);
CREATE INDEX services_sub_types ON services USING gin (sub_types) WITH (fastupdate = off);
CREATE INDEX services_city ON services (lower(city));
CREATE INDEX services_zip ON services (zip);
CREATE INDEX services_critical ON services (created_at DESC) WHERE is_critical_header;
CREATE INDEX services_waiting ON services (created_at DESC) WHERE NOT is_approved AND deleted_at IS NULL;
CREATE INDEX services_deleted ON services (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX services_confirmed ON services (coalesce(verified_at, created_at)) WHERE is_approved;
CREATE INDEX services_owner ON services (owner_id);
CREATE INDEX services_changed_in ON services (changed_in);

CREATE TRIGGER services_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON services
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
CREATE TRIGGER services_mark_changed BEFORE INSERT OR UPDATE ON services FOR EACH ROW EXECUTE FUNCTION mark_changed();

-- The transaction that last removed rows of services: a removed row cannot record that itself.
CREATE TABLE services_gone (
  changed_in xid8 NOT NULL DEFAULT pg_current_xact_id()
);
INSERT INTO services_gone DEFAULT VALUES;
CREATE FUNCTION mark_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    UPDATE services_gone SET changed_in = pg_current_xact_id();
  ELSE
    UPDATE services_gone SET changed_in = pg_current_xact_id() WHERE EXISTS (SELECT FROM gone);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER services_mark_gone AFTER DELETE ON services
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION mark_gone();
CREATE TRIGGER services_mark_all_gone AFTER TRUNCATE ON services FOR EACH STATEMENT EXECUTE FUNCTION mark_gone();

-- A table of its own: a kudo would otherwise write the whole service and all of its index entries.
CREATE TABLE service_kudos (
  service_id uuid PRIMARY KEY REFERENCES services ON DELETE CASCADE,
  likes integer NOT NULL DEFAULT 0,
  changed_in xid8 NOT NULL DEFAULT pg_current_xact_id()
);
CREATE INDEX service_kudos_ranked ON service_kudos (likes DESC, service_id DESC);
CREATE INDEX service_kudos_changed_in ON service_kudos (changed_in);
CREATE TRIGGER service_kudos_changed AFTER UPDATE ON service_kudos
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
CREATE TRIGGER service_kudos_mark_changed BEFORE INSERT OR UPDATE ON service_kudos
  FOR EACH ROW EXECUTE FUNCTION mark_changed();

CREATE TABLE service_managers (
  service_id uuid NOT NULL REFERENCES services ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (service_id, user_id)
);
CREATE INDEX service_managers_user ON service_managers (user_id);

-- One row per line of hours, for the filter "open now". Derived from schedules and close_schedules (rules.md §1).
CREATE TABLE service_hours (
  service_id uuid NOT NULL REFERENCES services ON DELETE CASCADE,
  is_closing boolean NOT NULL,
  -- 0 every day, 1–7 Monday to Sunday, 31 the third Monday, 67 the last Sunday.
  day_key smallint NOT NULL,
  first_date date,
  last_date date,
  start_minute smallint NOT NULL,
  end_minute smallint NOT NULL
);
CREATE INDEX service_hours_service ON service_hours (service_id);

-- The score of a service for a need of the lexicon. Derived from its texts.
CREATE TABLE service_needs (
  service_id uuid NOT NULL REFERENCES services ON DELETE CASCADE,
  need text NOT NULL,
  score real NOT NULL,
  PRIMARY KEY (need, service_id) INCLUDE (score)
);
CREATE INDEX service_needs_of ON service_needs (service_id, need) INCLUDE (score);

-- The lexicon that service_needs was derived with. Another version means that it must be derived again.
CREATE TABLE indexed_lexicon (
  version text PRIMARY KEY
);

-- The change log. `before` and `after` have only the fields that changed.
CREATE TABLE service_changes (
  id uuid PRIMARY KEY,
  service_id uuid NOT NULL REFERENCES services ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN
    ('created', 'updated', 'beds', 'approved', 'confirmed', 'deleted', 'restored', 'reverted', 'claimed')),
  way text NOT NULL CHECK (way IN ('person', 'import', 'link')),
  user_id uuid REFERENCES users ON DELETE SET NULL,
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  before jsonb NOT NULL,
  after jsonb NOT NULL
);
CREATE INDEX service_changes_newest ON service_changes (service_id, made_at DESC, id DESC);
CREATE INDEX service_changes_user ON service_changes (user_id);
CREATE INDEX service_changes_days ON service_changes (made_at DESC, id DESC);

-- The links that ask owners and managers to confirm a service. Only the SHA-256 of each token is stored. A row stays until
-- the next question is due.
CREATE TABLE confirmation_links (
  token_hash bytea PRIMARY KEY,
  service_id uuid NOT NULL REFERENCES services ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  asked_at timestamptz NOT NULL
);
CREATE INDEX confirmation_links_service ON confirmation_links (service_id, asked_at);
CREATE INDEX confirmation_links_user ON confirmation_links (user_id);

-- Searches without results, by day and county: no person, no address. The words are stored only after several people
-- searched for them. Before that only their hash is stored.
CREATE TABLE search_misses (
  word_hash bytea NOT NULL,
  day date NOT NULL,
  county text NOT NULL,
  words text,
  asks integer NOT NULL DEFAULT 1,
  PRIMARY KEY (word_hash, day, county)
);
CREATE INDEX search_misses_day ON search_misses (day);

-- Directories.

CREATE TABLE crisis_lines (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  description text NOT NULL,
  description_es text NOT NULL DEFAULT '',
  phone text NOT NULL,
  text text NOT NULL DEFAULT '',
  chat_web_link text NOT NULL DEFAULT '',
  website text NOT NULL DEFAULT '',
  area text NOT NULL,
  area_es text NOT NULL DEFAULT '',
  time text NOT NULL,
  time_es text NOT NULL DEFAULT '',
  is_urgent boolean NOT NULL DEFAULT false,
  position integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE TRIGGER crisis_lines_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON crisis_lines
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TABLE liaisons (
  id uuid PRIMARY KEY,
  county text NOT NULL,
  school_district text NOT NULL,
  display_name text NOT NULL,
  title text NOT NULL,
  email text NOT NULL DEFAULT '',
  phone text NOT NULL,
  extension text NOT NULL DEFAULT '',
  is_sample boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX liaisons_county ON liaisons (county);
CREATE TRIGGER liaisons_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON liaisons
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TABLE regions (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  type text NOT NULL DEFAULT '',
  website text NOT NULL DEFAULT '',
  counties text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE TRIGGER regions_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON regions
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TABLE units (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  type text NOT NULL DEFAULT '',
  region_id uuid NOT NULL REFERENCES regions,
  coordinators jsonb NOT NULL DEFAULT '[]',
  is_sample boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX units_region ON units (region_id);
CREATE TRIGGER units_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON units
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TABLE static_pages (
  name text PRIMARY KEY,
  content text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE TRIGGER static_pages_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON static_pages
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

-- Every saved version of a static page, so that an earlier one can be restored.
CREATE TABLE static_page_versions (
  id uuid PRIMARY KEY,
  name text NOT NULL REFERENCES static_pages ON DELETE CASCADE,
  content text NOT NULL,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  saved_at timestamptz NOT NULL
);
CREATE INDEX static_page_versions_newest ON static_page_versions (name, saved_at DESC, id DESC);

-- The parts of the region's data that have been loaded. Changed or deleted entries are then not loaded again.
CREATE TABLE loaded_samples (
  region text PRIMARY KEY,
  loaded_at timestamptz NOT NULL DEFAULT now()
);

-- Messages.

-- Messages of visitors: about a service, a claim to own its entry, or about Amparo (spec §3).
CREATE TABLE feedbacks (
  id uuid PRIMARY KEY,
  type text NOT NULL CHECK (type IN ('SERVICE', 'CLAIM', 'APP')),
  subject text NOT NULL,
  message text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL DEFAULT '',
  name text NOT NULL DEFAULT '',
  title text NOT NULL DEFAULT '',
  organization_name text NOT NULL DEFAULT '',
  orgnization_website text NOT NULL DEFAULT '',
  service_id uuid REFERENCES services ON DELETE SET NULL,
  is_contact boolean NOT NULL DEFAULT false,
  longitude double precision,
  latitude double precision,
  is_archive boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- An administrator can restore a deleted message for 30 days.
  deleted_at timestamptz
);
CREATE INDEX feedbacks_newest ON feedbacks (created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX feedbacks_service ON feedbacks (service_id);

-- An image is uploaded before its message. Until the message arrives, feedback_id is null.
CREATE TABLE feedback_images (
  name text PRIMARY KEY,
  feedback_id uuid REFERENCES feedbacks ON DELETE CASCADE,
  position integer NOT NULL DEFAULT 0,
  width integer NOT NULL,
  height integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX feedback_images_feedback ON feedback_images (feedback_id);

-- Outgoing mail, written in the transaction of its reason and deleted after it was sent: it may contain secrets. Mail that a
-- mail server refused for good stays, so that an administrator sees why.
CREATE TABLE mails (
  id uuid PRIMARY KEY,
  recipient text NOT NULL,
  reply_to text,
  subject text NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  tries integer NOT NULL DEFAULT 0,
  last_error text,
  refused_at timestamptz
);

-- The state of a chat for a day, by the hash of its token: meanings and shown results, never texts or coordinates.
-- `minute_began` and `said` count the messages of a minute.
CREATE TABLE conversations (
  token_hash bytea PRIMARY KEY,
  state jsonb NOT NULL,
  minute_began timestamptz NOT NULL,
  said integer NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX conversations_expiry ON conversations (expires_at);
