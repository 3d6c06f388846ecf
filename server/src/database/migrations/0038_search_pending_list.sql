-- A service has about a hundred stems. Inserting each of them at once made an import of 100,000 services four times slower.
-- New entries wait in a list, which searches read too. It stays short: reading it takes a few milliseconds.
ALTER INDEX services_searched SET (fastupdate = on, gin_pending_list_limit = 1024);
