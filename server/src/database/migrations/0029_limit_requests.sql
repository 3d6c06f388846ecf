-- When a person asked to add more services than the limit allows. An administrator who raises the limit ends the request.
ALTER TABLE users ADD COLUMN limit_requested_at timestamptz;
