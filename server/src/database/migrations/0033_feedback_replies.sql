-- The answers that were mailed to the senders of messages.
CREATE TABLE feedback_replies (
  id uuid PRIMARY KEY,
  feedback_id uuid NOT NULL REFERENCES feedbacks ON DELETE CASCADE,
  -- NULL: an account that no longer exists.
  user_id uuid REFERENCES users ON DELETE SET NULL,
  message text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX feedback_replies_feedback ON feedback_replies (feedback_id, created_at);
CREATE INDEX feedback_replies_user ON feedback_replies (user_id);
