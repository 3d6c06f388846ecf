-- When somebody showed that the e-mail of their account is theirs: by a link in a mail, or as another service vouched for it.
ALTER TABLE users ADD COLUMN email_proven_at timestamptz;
UPDATE users SET email_proven_at = now()
  WHERE role = 'ADMINISTRATOR' OR EXISTS (SELECT FROM identities WHERE user_id = users.id);
