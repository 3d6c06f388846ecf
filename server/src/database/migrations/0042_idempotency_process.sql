-- The server process that runs the call. If it was killed, a repeat need not wait for three minutes (processLock.ts).
ALTER TABLE idempotency_keys ADD COLUMN process_id integer;
