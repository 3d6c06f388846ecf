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
  -- Derived from the above by the repository, in the same write.
  is_permanently_closed boolean NOT NULL DEFAULT false,
  -- The hours laid out as minutes, for the filter "open now" (hoursMinutes.ts); null: too many, look in service_hours.
  open_minutes int4multirange DEFAULT '{}',
  closed_minutes int4multirange DEFAULT '{}',
  name_key text NOT NULL,
  -- Where lists measure distance from: the place itself or, for a confidential address, the middle of its city.
  position cube,
  search tsvector NOT NULL,
  CHECK ((source_name IS NULL) = (source_id IS NULL)),
  CHECK ((longitude IS NULL) = (latitude IS NULL))
);
CREATE UNIQUE INDEX services_source ON services (source_name, source_id);
-- Carries what lists are filtered by, so that counting them does not read the whole of every service.
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

-- One row per line of hours, for the filter "open now"; derived from schedules and close_schedules (rules.md §1).
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

-- How strongly a service offers a need of the lexicon; derived from its words.
CREATE TABLE service_needs (
  service_id uuid NOT NULL REFERENCES services ON DELETE CASCADE,
  need text NOT NULL,
  score real NOT NULL,
  PRIMARY KEY (need, service_id) INCLUDE (score)
);
CREATE INDEX service_needs_service ON service_needs (service_id);

CREATE TRIGGER services_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON services
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

-- The lexicon that service_needs was last derived with: another one means deriving it anew.
CREATE TABLE indexed_lexicon (
  version text PRIMARY KEY
);
