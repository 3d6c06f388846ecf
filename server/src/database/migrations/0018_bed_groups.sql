-- The beds of a shelter by group (men, women, families, youth, any), empty unless it counts them so. They add up to
-- total_beds and available_beds.
ALTER TABLE services ADD COLUMN bed_groups jsonb NOT NULL DEFAULT '[]';
