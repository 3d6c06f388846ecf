-- One row per limited action and client, in the layout of rate-limiter-flexible. `key` holds a hash; `expire` is in milliseconds.
-- UNLOGGED, so that counting a request costs no disk write. After a crash of the database, counting starts again.
CREATE UNLOGGED TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limits_expire ON rate_limits (expire);

DROP TABLE attempts;
ALTER TABLE conversations DROP COLUMN minute_began, DROP COLUMN said;
