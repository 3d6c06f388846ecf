-- Names the table after its header, Idempotency-Key.
ALTER TABLE once_only RENAME TO idempotency_keys;
ALTER TABLE idempotency_keys RENAME COLUMN asked TO input_hash;
ALTER INDEX once_only_pkey RENAME TO idempotency_keys_pkey;
ALTER INDEX once_only_begun RENAME TO idempotency_keys_begun;
