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

-- Which of the region's sample data has been loaded, so that what people change or delete does not come back.
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
