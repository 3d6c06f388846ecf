-- no-transaction
-- The few services that no guest sees, or sees without their address: each download of news to devices asks for them.
CREATE INDEX CONCURRENTLY services_hidden ON services (id) WHERE NOT is_approved OR is_address_confidential;
