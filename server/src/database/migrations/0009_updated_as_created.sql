-- A new service was last changed when it was created, not when its transaction began.
ALTER TABLE services ALTER COLUMN updated_at SET DEFAULT clock_timestamp();
