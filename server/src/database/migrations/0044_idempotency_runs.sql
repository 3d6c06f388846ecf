-- Identifies the attempt to answer a call, so that its process knows whether it still works on it.
ALTER TABLE idempotency_keys ADD COLUMN run_id uuid;
