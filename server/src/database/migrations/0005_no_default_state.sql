-- The region's profile contains the default.
ALTER TABLE services ALTER COLUMN state DROP DEFAULT;
