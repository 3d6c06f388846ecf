-- Which notifications a person turned off, and the language that comes first in their mails. People without a row receive
-- all, in English first. The token turns off mails without a sign-in, and nothing else.
CREATE TABLE notification_settings (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'es')),
  muted text[] NOT NULL DEFAULT '{}',
  unsubscribe_token text NOT NULL,
  -- When the last mail was sent that collects a day's notifications.
  daily_mail_at timestamptz
);
CREATE UNIQUE INDEX notification_settings_token ON notification_settings (unsubscribe_token);

-- One row per person and notification. The key prevents that the same thing is announced twice.
CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  key text NOT NULL,
  service_id uuid REFERENCES services ON DELETE SET NULL,
  details jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  is_in_app boolean NOT NULL,
  -- It waits for the mail of the day.
  is_mail_due boolean NOT NULL DEFAULT false,
  UNIQUE (user_id, key)
);
CREATE INDEX notifications_newest ON notifications (user_id, created_at DESC, id DESC) WHERE is_in_app;
CREATE INDEX notifications_unread ON notifications (user_id) WHERE is_in_app AND read_at IS NULL;
CREATE INDEX notifications_due ON notifications (user_id) WHERE is_mail_due;
CREATE INDEX notifications_created_at ON notifications (created_at);
CREATE INDEX notifications_service ON notifications (service_id);

-- The address for List-Unsubscribe. NULL for mails that are no notifications.
ALTER TABLE mails ADD COLUMN unsubscribe_url text;
