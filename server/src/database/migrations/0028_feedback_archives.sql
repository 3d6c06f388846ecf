-- Archiving applies to the person who archives. feedbacks.is_archive from now on means: closed for everybody, because a
-- claim was granted, or because it was archived before this file.
CREATE TABLE feedback_archives (
  feedback_id uuid NOT NULL REFERENCES feedbacks ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (feedback_id, user_id)
);
CREATE INDEX feedback_archives_user ON feedback_archives (user_id);
