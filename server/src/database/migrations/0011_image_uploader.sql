-- The hash of the address from which an image was uploaded, until its message is sent. If too many images wait, those of
-- the address with the most are removed first.
ALTER TABLE feedback_images ADD COLUMN uploader_hash bytea;
