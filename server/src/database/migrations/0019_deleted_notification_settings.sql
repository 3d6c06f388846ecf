-- A restored account keeps what it turned off.
ALTER TABLE deleted_users ADD COLUMN notification_settings jsonb;
