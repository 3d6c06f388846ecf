-- Ids of the records that a source sent, so that its organizations, locations, and services are published as they were
-- sent: a service at several locations is several services here.
ALTER TABLE source_records
  ADD organization_id text GENERATED ALWAYS AS (lower(other -> 'service' -> 'organization' ->> 'id')) STORED,
  ADD place_id text GENERATED ALWAYS AS (lower(other -> 'place' ->> 'id')) STORED,
  ADD location_id text GENERATED ALWAYS AS (lower(other -> 'place' -> 'location' ->> 'id')) STORED,
  ADD place_number integer GENERATED ALWAYS AS ((other ->> 'position')::integer) STORED;
CREATE INDEX source_records_parts ON source_records (record_id) WHERE record_id IS NOT NULL;
CREATE INDEX source_records_organization ON source_records (organization_id) WHERE organization_id IS NOT NULL;
CREATE INDEX source_records_place ON source_records (place_id) WHERE place_id IS NOT NULL;
CREATE INDEX source_records_location ON source_records (location_id) WHERE location_id IS NOT NULL;
