-- A database as release 0.1.0 made it: its 24 migrations without comments, then sample rows in every table.
-- All persons and places are invented. upgrade.test.ts upgrades it.

-- 0001_foundation.sql
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS cube;
CREATE EXTENSION IF NOT EXISTS earthdistance;
CREATE TEXT SEARCH CONFIGURATION english_unaccented (COPY = english);
ALTER TEXT SEARCH CONFIGURATION english_unaccented
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;
CREATE TEXT SEARCH CONFIGURATION spanish_unaccented (COPY = spanish);
ALTER TEXT SEARCH CONFIGURATION spanish_unaccented
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, spanish_stem;
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
CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);

-- 0002_services.sql
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
  likes integer NOT NULL DEFAULT 0,
  longitude double precision,
  latitude double precision,
  time_zone text,
  owner_id uuid REFERENCES users ON DELETE SET NULL,
  verified_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  is_permanently_closed boolean NOT NULL DEFAULT false,
  open_minutes int4multirange DEFAULT '{}',
  closed_minutes int4multirange DEFAULT '{}',
  name_key text NOT NULL,
  position cube,
  search tsvector NOT NULL,
  CHECK ((source_name IS NULL) = (source_id IS NULL)),
  CHECK ((longitude IS NULL) = (latitude IS NULL))
);
CREATE UNIQUE INDEX services_source ON services (source_name, source_id);
CREATE INDEX services_newest ON services (created_at DESC, id DESC)
  INCLUDE (type, category, sub_types, time_zone, open_minutes, closed_minutes)
  WHERE is_approved AND NOT is_permanently_closed;
CREATE INDEX services_by_lines ON services (id) WHERE open_minutes IS NULL;
CREATE INDEX services_liked ON services (likes DESC, id) WHERE is_approved AND NOT is_permanently_closed;
CREATE INDEX services_named ON services (name_key, id);
CREATE INDEX services_nearest ON services USING gist (position) WHERE is_approved AND NOT is_permanently_closed;
CREATE INDEX services_searched ON services USING gin (search) WITH (fastupdate = off);
CREATE INDEX services_sub_types ON services USING gin (sub_types) WITH (fastupdate = off);
CREATE INDEX services_city ON services (lower(city));
CREATE INDEX services_zip ON services (zip);
CREATE INDEX services_critical ON services (created_at DESC) WHERE is_critical_header;
CREATE INDEX services_waiting ON services (created_at DESC) WHERE NOT is_approved;
CREATE INDEX services_owner ON services (owner_id);
CREATE TABLE service_managers (
  service_id uuid NOT NULL REFERENCES services ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (service_id, user_id)
);
CREATE INDEX service_managers_user ON service_managers (user_id);
CREATE TABLE service_hours (
  service_id uuid NOT NULL REFERENCES services ON DELETE CASCADE,
  is_closing boolean NOT NULL,
  day_key smallint NOT NULL,
  first_date date,
  last_date date,
  start_minute smallint NOT NULL,
  end_minute smallint NOT NULL
);
CREATE INDEX service_hours_service ON service_hours (service_id);
CREATE TABLE service_needs (
  service_id uuid NOT NULL REFERENCES services ON DELETE CASCADE,
  need text NOT NULL,
  score real NOT NULL,
  PRIMARY KEY (need, service_id) INCLUDE (score)
);
CREATE INDEX service_needs_service ON service_needs (service_id);
CREATE TRIGGER services_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON services
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
CREATE TABLE indexed_lexicon (
  version text PRIMARY KEY
);

-- 0003_directories.sql
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
CREATE TABLE regions (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  type text NOT NULL DEFAULT '',
  website text NOT NULL DEFAULT '',
  counties text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
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
CREATE TABLE static_pages (
  name text PRIMARY KEY,
  content text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE loaded_samples (
  region text PRIMARY KEY,
  loaded_at timestamptz NOT NULL DEFAULT now()
);
CREATE TRIGGER crisis_lines_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON crisis_lines
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
CREATE TRIGGER liaisons_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON liaisons
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
CREATE TRIGGER regions_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON regions
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
CREATE TRIGGER units_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON units
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
CREATE TRIGGER static_pages_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON static_pages
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

-- 0004_ranked_needs.sql
CREATE INDEX service_needs_ranked ON service_needs (need, score DESC, service_id);
CREATE INDEX service_needs_of ON service_needs (service_id, need) INCLUDE (score);
DROP INDEX service_needs_service;

-- 0005_name_words.sql
CREATE INDEX services_name_words ON services USING gin (ts_filter(search, '{a}')) WITH (fastupdate = off);

-- 0006_nearest_from_index.sql
DROP INDEX services_nearest;
CREATE INDEX services_nearest ON services USING gist (position)
  INCLUDE (id, type, category, sub_types, time_zone, open_minutes, closed_minutes)
  WHERE is_approved AND NOT is_permanently_closed;

-- 0007_kudos_apart.sql
CREATE TABLE service_kudos (
  service_id uuid PRIMARY KEY REFERENCES services ON DELETE CASCADE,
  likes integer NOT NULL DEFAULT 0
);
INSERT INTO service_kudos SELECT id, likes FROM services;
CREATE INDEX service_kudos_ranked ON service_kudos (likes DESC, service_id DESC);
CREATE TRIGGER service_kudos_changed AFTER UPDATE ON service_kudos
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
DROP INDEX services_liked;
ALTER TABLE services DROP COLUMN likes;
ALTER TABLE services ALTER COLUMN created_at SET DEFAULT clock_timestamp();

-- 0008_name_words.sql
DROP INDEX services_name_words;
ALTER TABLE services ADD COLUMN name_words tsvector GENERATED ALWAYS AS (strip(ts_filter(search, '{a}'))) STORED;
CREATE INDEX services_name_words ON services USING gin (name_words) WITH (fastupdate = off);

-- 0009_updated_as_created.sql
ALTER TABLE services ALTER COLUMN updated_at SET DEFAULT clock_timestamp();

-- 0010_accounts.sql
ALTER TABLE users ADD CONSTRAINT users_last_method CHECK (last_method IN ('facebook', 'google', 'local', 'twitter'));
CREATE INDEX sessions_expiry ON sessions (expires_at);
CREATE TABLE attempts (
  subject bytea PRIMARY KEY,
  made_at timestamptz[] NOT NULL,
  last_at timestamptz NOT NULL
);
CREATE INDEX attempts_last ON attempts (last_at);
CREATE TABLE reset_tokens (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL
);

-- 0011_mail.sql
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

-- 0012_feedback.sql
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
  deleted_at timestamptz
);
CREATE INDEX feedbacks_newest ON feedbacks (created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX feedbacks_service ON feedbacks (service_id);
CREATE TABLE feedback_images (
  name text PRIMARY KEY,
  feedback_id uuid REFERENCES feedbacks ON DELETE CASCADE,
  position integer NOT NULL DEFAULT 0,
  width integer NOT NULL,
  height integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX feedback_images_feedback ON feedback_images (feedback_id);

-- 0013_social_sign_in.sql
CREATE TABLE identities (
  method text NOT NULL CHECK (method IN ('facebook', 'google', 'twitter')),
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (method, subject)
);
CREATE INDEX identities_user ON identities (user_id);
CREATE TABLE sign_in_flows (
  key_hash bytea PRIMARY KEY,
  method text NOT NULL,
  back text NOT NULL,
  language text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_in_flows_expiry ON sign_in_flows (expires_at);
CREATE TABLE sign_in_codes (
  code_hash bytea PRIMARY KEY,
  method text NOT NULL,
  subject text NOT NULL,
  email text,
  display_name text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_in_codes_expiry ON sign_in_codes (expires_at);
ALTER TABLE services ADD COLUMN machine_made text[] NOT NULL DEFAULT '{}';

-- 0014_service_changes.sql
ALTER TABLE services
  ADD COLUMN deleted_at timestamptz,
  ADD CONSTRAINT services_deleted_unpublished CHECK (deleted_at IS NULL OR NOT is_approved);
CREATE INDEX services_deleted ON services (deleted_at) WHERE deleted_at IS NOT NULL;
DROP INDEX services_waiting;
CREATE INDEX services_waiting ON services (created_at DESC) WHERE NOT is_approved AND deleted_at IS NULL;
CREATE TABLE service_changes (
  id uuid PRIMARY KEY,
  service_id uuid NOT NULL REFERENCES services ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN
    ('created', 'updated', 'beds', 'approved', 'confirmed', 'deleted', 'restored', 'reverted')),
  way text NOT NULL CHECK (way IN ('person', 'import', 'link')),
  user_id uuid REFERENCES users ON DELETE SET NULL,
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  before jsonb NOT NULL,
  after jsonb NOT NULL
);
CREATE INDEX service_changes_newest ON service_changes (service_id, made_at DESC, id DESC);
CREATE INDEX service_changes_user ON service_changes (user_id);

-- 0015_once_only.sql
CREATE TABLE once_only (
  subject bytea PRIMARY KEY,
  asked bytea NOT NULL,
  answer text,
  begun_at timestamptz NOT NULL
);
CREATE INDEX once_only_begun ON once_only (begun_at);

-- 0016_conversations.sql
CREATE TABLE conversations (
  token_hash bytea PRIMARY KEY,
  state jsonb NOT NULL,
  minute_began timestamptz NOT NULL,
  said integer NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX conversations_expiry ON conversations (expires_at);

-- 0017_confirmation_links.sql
CREATE TABLE confirmation_links (
  token_hash bytea PRIMARY KEY,
  service_id uuid NOT NULL REFERENCES services ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  asked_at timestamptz NOT NULL
);
CREATE INDEX confirmation_links_service ON confirmation_links (service_id, asked_at);
CREATE INDEX confirmation_links_user ON confirmation_links (user_id);
CREATE INDEX services_confirmed ON services (coalesce(verified_at, created_at)) WHERE is_approved;

-- 0018_deleted_users.sql
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
CREATE INDEX users_by_name ON users (display_name, id);

-- 0019_static_page_versions.sql
CREATE TABLE static_page_versions (
  id uuid PRIMARY KEY,
  name text NOT NULL REFERENCES static_pages ON DELETE CASCADE,
  content text NOT NULL,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  saved_at timestamptz NOT NULL
);
CREATE INDEX static_page_versions_newest ON static_page_versions (name, saved_at DESC, id DESC);
INSERT INTO static_page_versions (id, name, content, saved_at)
  SELECT gen_random_uuid(), name, content, updated_at FROM static_pages;
CREATE INDEX service_changes_date ON service_changes (made_at DESC, id DESC);

-- 0020_proven_emails.sql
ALTER TABLE users ADD COLUMN email_proven_at timestamptz;
UPDATE users SET email_proven_at = now()
  WHERE role = 'ADMINISTRATOR' OR EXISTS (SELECT FROM identities WHERE user_id = users.id);

-- 0022_claims.sql
ALTER TABLE service_changes
  DROP CONSTRAINT service_changes_kind_check,
  ADD CONSTRAINT service_changes_kind_check CHECK (kind IN
    ('created', 'updated', 'beds', 'approved', 'confirmed', 'deleted', 'restored', 'reverted', 'claimed'));

-- 0024_changes_by_day.sql
CREATE INDEX service_changes_days ON service_changes (made_at DESC, id DESC);

-- 0025_search_misses.sql
CREATE TABLE search_misses (
  word_hash bytea NOT NULL,
  day date NOT NULL,
  county text NOT NULL,
  words text,
  asks integer NOT NULL DEFAULT 1,
  PRIMARY KEY (word_hash, day, county)
);
CREATE INDEX search_misses_day ON search_misses (day);

-- 0026_changed_in.sql
CREATE FUNCTION mark_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in := pg_current_xact_id();
  RETURN NEW;
END $$;
ALTER TABLE services ADD COLUMN changed_in xid8 NOT NULL DEFAULT pg_current_xact_id();
CREATE INDEX services_changed_in ON services (changed_in);
CREATE TRIGGER services_mark_changed BEFORE INSERT OR UPDATE ON services FOR EACH ROW EXECUTE FUNCTION mark_changed();
ALTER TABLE service_kudos ADD COLUMN changed_in xid8 NOT NULL DEFAULT pg_current_xact_id();
CREATE INDEX service_kudos_changed_in ON service_kudos (changed_in);
CREATE TRIGGER service_kudos_mark_changed BEFORE INSERT OR UPDATE ON service_kudos
  FOR EACH ROW EXECUTE FUNCTION mark_changed();
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
DROP INDEX service_needs_ranked;
DROP INDEX services_name_words;

CREATE TABLE schema_migrations (
  version integer PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now());
INSERT INTO schema_migrations (version, name, checksum) VALUES
  (1, '0001_foundation', 'f8fff504052387447f4d8d8f6c8b1e7b3cc957ac8ce3f7ced287749910b75af0'),
  (2, '0002_services', '7ac4cf55133cd7034cac87630e71d75b81b89280f8bae83f3c8bc0407372455f'),
  (3, '0003_directories', 'b8ddef9b121f983c00e05c6f6d79b800970882e5b5b0b181964c4f71dd76f45e'),
  (4, '0004_ranked_needs', 'a7548924d70fe1f3459eb21198f9235c2397dae5ec835885d5a7b4f679b92968'),
  (5, '0005_name_words', 'b75f88be4a94cbf98172d4e1dd32fe78dd0d3a92a1df1261bf862c5712587d38'),
  (6, '0006_nearest_from_index', 'da458adf1ea6732a89841df05967659ce1e01a7a73c98609ca28872840fa4282'),
  (7, '0007_kudos_apart', '45589fd05bcd93e3fbb85d7da878be93e4e3b3cdd814b57acb43b4b667aaab2d'),
  (8, '0008_name_words', 'aab5e5ccaad2b0283f0bdb48b53ef9e8ce4c188b87f0fedcbcf122caa4d2a2d6'),
  (9, '0009_updated_as_created', '9b13366ed9d846c3e47f69a9dbe8549c9033fc5982458298de40df1f5de1d52b'),
  (10, '0010_accounts', 'b99c1fd3146afd9bd926c767b5427850be4a9bc57233c0897befe6711fb0e0bb'),
  (11, '0011_mail', '7ca9163a91cea8bc175d35bdc14a0c9934b3ec8eebc4a6b95c2009985fc903fa'),
  (12, '0012_feedback', '090f32975d954239296dfadd5489fc58e312294908c6847b97640845de03d632'),
  (13, '0013_social_sign_in', 'f47338d3be4a964f6386cda6a5d4733b62c414090ac8c8ac1e5ec9ee5c2a11de'),
  (14, '0014_service_changes', '92df9b20bb23116a62a0ff7f817358b4d09bb781c74a1530b5e411b30d53013a'),
  (15, '0015_once_only', '9d37e17ea38f823daba3ef1f71409ddba9411dd6ddaf3a2337da30e5b186961d'),
  (16, '0016_conversations', '83ccec7d8f95ff183e34d1041a29c1ca4184808f58c941a6479a9114beacebd5'),
  (17, '0017_confirmation_links', '2bb243d9556c3ae7a1e06760809d77918abf75750f235d91cfec9d1a25e63b96'),
  (18, '0018_deleted_users', '24b8ac9c077b4b6ba6067fbe1aa16b490b6c8dbdabc394295d611d46f2db809d'),
  (19, '0019_static_page_versions', 'bedb635876639cb2958fe114acdc67891a546779e7550c648e05721aa16c56ce'),
  (20, '0020_proven_emails', '5214e1737eac2837e852fd12c7c9080f13ae90dc54113ece4d4779f1624e3879'),
  (22, '0022_claims', '086da9856cedf94b5d16590927e1435534b389a74674276896769f1ddf0d09c0'),
  (24, '0024_changes_by_day', 'a52af3403ca4f1b698900e4df7fd3887f84ba4044021f11865a691ce16754651'),
  (25, '0025_search_misses', '8e5a79ede8359a2d78cd01d48dd3b1d0720787ad9a4838f0b032cbf747b8884e'),
  (26, '0026_changed_in', '7e662df84557c353f4f0e2f13b5cc17824485db476a98c07ffda628f9bf78c00');

INSERT INTO users (id, email, display_name, phone, role, password_hash, last_signed_in, email_proven_at) VALUES
  ('018f0000-0000-7000-8000-000000000001', 'Ana@example.org', 'Ana Ejemplo', '(325) 555-0101', 'ADMINISTRATOR', '$argon2id$sample', '2026-11-01T10:00:00Z', '2026-10-01T10:00:00Z'),
  ('018f0000-0000-7000-8000-000000000002', 'sam@example.org', 'Sam Sample', '', 'USER', NULL, NULL, NULL);
INSERT INTO services (id, source_name, source_id, name, description, service_summary, category, type, address1, city, county, zip,
    schedules, is_approved, owner_id, longitude, latitude, time_zone, open_minutes, name_key, position, search, machine_made, created_at) VALUES
  ('018f0000-0000-7000-8000-000000000011', 'sample', 's-1', 'Sample Pantry', 'Food for everybody', 'Comida: ñ, “quotes” and \ backslash', '{everyone}', '{food}',
    '1 Example St', 'Abilene', 'Taylor', '79601', '[{"type": "Weekly"}]', true, '018f0000-0000-7000-8000-000000000002', -99.73, 32.45, 'America/Chicago',
    '{[540,1020)}', 'sample pantry', ll_to_earth(32.45, -99.73), to_tsvector('english_unaccented', 'Sample Pantry'), '{description_es}', '2026-01-02T03:04:05.678Z');
INSERT INTO services (id, name, description, service_summary, category, type, address1, city, zip, deleted_at, open_minutes, name_key, search) VALUES
  ('018f0000-0000-7000-8000-000000000012', 'Deleted Sample', 'Deleted', 'Deleted', '{}', '{health}', '2 Example St', 'Sweetwater', '79556', '2026-11-02T00:00:00Z', NULL,
    'deleted sample', to_tsvector('spanish_unaccented', 'borrado'));
INSERT INTO service_kudos (service_id, likes) VALUES ('018f0000-0000-7000-8000-000000000011', 7);
INSERT INTO service_managers VALUES ('018f0000-0000-7000-8000-000000000011', '018f0000-0000-7000-8000-000000000001');
INSERT INTO service_hours VALUES ('018f0000-0000-7000-8000-000000000011', false, 1, NULL, '2026-12-31', 540, 1020);
INSERT INTO service_needs VALUES ('018f0000-0000-7000-8000-000000000011', 'food', 0.75);
INSERT INTO indexed_lexicon VALUES ('sample-lexicon');
INSERT INTO service_changes (id, service_id, kind, way, user_id, made_at, before, after) VALUES
  ('018f0000-0000-7000-8000-000000000013', '018f0000-0000-7000-8000-000000000011', 'claimed', 'person', '018f0000-0000-7000-8000-000000000001', '2026-11-03T00:00:00Z', '{"name": "Old"}', '{"name": "Sample Pantry"}');
INSERT INTO confirmation_links VALUES ('\x01', '018f0000-0000-7000-8000-000000000011', '018f0000-0000-7000-8000-000000000002', '2026-11-04T00:00:00Z');
INSERT INTO search_misses VALUES ('\x02', '2026-11-05', 'Taylor', 'sample words', 3);
INSERT INTO deleted_users VALUES ('018f0000-0000-7000-8000-000000000003', 'gone@example.org', 'Gone Sample', '', '2026-11-06T00:00:00Z', '{"role": "USER"}', '[]', '{018f0000-0000-7000-8000-000000000011}', '{}');
INSERT INTO sessions VALUES ('\x03', '018f0000-0000-7000-8000-000000000001', '2027-01-01T00:00:00Z');
INSERT INTO attempts VALUES ('\x04', '{2026-11-07T00:00:00Z}', '2026-11-07T00:00:00Z');
INSERT INTO reset_tokens VALUES ('018f0000-0000-7000-8000-000000000002', '\x05', '2026-11-08T00:00:00Z');
INSERT INTO identities (method, subject, user_id) VALUES ('facebook', 'sample-subject', '018f0000-0000-7000-8000-000000000002');
INSERT INTO sign_in_flows VALUES ('\x06', 'google', '/', 'es', '2026-11-09T00:00:00Z');
INSERT INTO sign_in_codes VALUES ('\x07', 'twitter', 'sample', NULL, 'Sam Sample', '2026-11-10T00:00:00Z');
INSERT INTO once_only VALUES ('\x08', '\x09', '{"status": 201}', '2026-11-11T00:00:00Z');
INSERT INTO conversations VALUES ('\x0a', '{"topic": "food"}', '2026-11-12T00:00:00Z', 2, '2026-11-13T00:00:00Z');
INSERT INTO crisis_lines (id, name, description, phone, area, time, is_urgent, position) VALUES
  ('018f0000-0000-7000-8000-000000000021', 'Sample Line', 'Somebody listens', '988', 'United States', '24/7', true, 1);
INSERT INTO liaisons (id, county, school_district, display_name, title, phone) VALUES
  ('018f0000-0000-7000-8000-000000000022', 'Taylor', 'Sample ISD', 'Lee Sample', 'Liaison', '(325) 555-0102');
INSERT INTO regions (id, name, counties) VALUES ('018f0000-0000-7000-8000-000000000023', 'Region 14', '{Taylor,Nolan}');
INSERT INTO units (id, name, region_id, coordinators) VALUES ('018f0000-0000-7000-8000-000000000024', 'Sample Unit', '018f0000-0000-7000-8000-000000000023', '[{"name": "Kim Sample"}]');
INSERT INTO static_pages (name, content) VALUES ('about', '<p>About the sample</p>');
INSERT INTO static_page_versions VALUES ('018f0000-0000-7000-8000-000000000025', 'about', '<p>Before</p>', '018f0000-0000-7000-8000-000000000001', '2026-11-14T00:00:00Z');
INSERT INTO loaded_samples (region) VALUES ('sample/pages');
INSERT INTO feedbacks (id, type, subject, message, email, service_id) VALUES
  ('018f0000-0000-7000-8000-000000000031', 'SERVICE', 'Hours', 'It opens at nine.', 'visitor@example.org', '018f0000-0000-7000-8000-000000000011');
INSERT INTO feedback_images (name, feedback_id, width, height) VALUES ('sample.webp', '018f0000-0000-7000-8000-000000000031', 640, 480);
INSERT INTO mails (id, recipient, subject, text, tries, last_error) VALUES
  ('018f0000-0000-7000-8000-000000000032', 'sam@example.org', 'Sample', 'A sample mail', 1, 'connection refused');
