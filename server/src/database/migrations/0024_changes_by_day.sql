-- The log of all services, newest first, and of certain days, without walking the whole of it.
CREATE INDEX service_changes_days ON service_changes (made_at DESC, id DESC);
