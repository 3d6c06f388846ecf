-- Carries what lists are filtered by, so that finding the nearest does not read the whole of every service on the way.
DROP INDEX services_nearest;
CREATE INDEX services_nearest ON services USING gist (position)
  INCLUDE (id, type, category, sub_types, time_zone, open_minutes, closed_minutes)
  WHERE is_approved AND NOT is_permanently_closed;
