-- How exact a position is: exact, street, zip, or city. A column without a default rewrites no row, so that the table is
-- locked only for a moment. The server fills the rows from before this file in batches, because only it has the gazetteer.
-- Until then, NULL counts as city.
ALTER TABLE services ADD COLUMN location_precision text;
