-- The state of a service comes from its region.
ALTER TABLE services ALTER COLUMN state DROP DEFAULT;
