-- What visitors send: about a service, a claim to keep its entry, or about Amparo itself (spec §3).
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
  -- Kept for 30 days, so that an administrator can take it back.
  deleted_at timestamptz
);
CREATE INDEX feedbacks_newest ON feedbacks (created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX feedbacks_service ON feedbacks (service_id);

-- An image is sent before the message that it goes with, and belongs to none until that has come.
CREATE TABLE feedback_images (
  name text PRIMARY KEY,
  feedback_id uuid REFERENCES feedbacks ON DELETE CASCADE,
  position integer NOT NULL DEFAULT 0,
  width integer NOT NULL,
  height integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX feedback_images_feedback ON feedback_images (feedback_id);
