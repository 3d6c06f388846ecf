-- The best services for a need first; and all needs of one service, where only some services are asked about.
CREATE INDEX service_needs_ranked ON service_needs (need, score DESC, service_id);
CREATE INDEX service_needs_of ON service_needs (service_id, need) INCLUDE (score);
DROP INDEX service_needs_service;
