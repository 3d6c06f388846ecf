-- Other names that people use. A constant default rewrites no row, so that the table is locked only for a moment.
ALTER TABLE services ADD COLUMN alternate_names text[] NOT NULL DEFAULT '{}';
