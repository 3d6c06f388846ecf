-- Accounts that were deleted, each with all that is needed to restore it within 30 days. They stand apart, so that whatever
-- reads accounts cannot take them for ones that are there.
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
