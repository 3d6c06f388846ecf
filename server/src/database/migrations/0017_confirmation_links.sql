-- The links by which those who keep a service are asked whether all is still right: only the SHA-256 of each token is kept.
-- They are remembered for as long as nobody is to be asked again.
CREATE TABLE confirmation_links (
  token_hash bytea PRIMARY KEY,
  service_id uuid NOT NULL REFERENCES services ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  asked_at timestamptz NOT NULL
);
CREATE INDEX confirmation_links_service ON confirmation_links (service_id, asked_at);
CREATE INDEX confirmation_links_user ON confirmation_links (user_id);

-- Finds those to be asked without a walk over all.
CREATE INDEX services_confirmed ON services (coalesce(verified_at, created_at)) WHERE is_approved;
