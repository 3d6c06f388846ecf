-- Mail that is still to be sent: written with what it tells of, in one transaction, and gone once a mail server has it,
-- as it may hold what nobody else should read. What was refused for good stays, for an administrator to see why.
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
