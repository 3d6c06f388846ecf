-- A service's page lists the other services at its address.
CREATE INDEX services_address ON services (lower(address1), lower(city)) WHERE address1 <> '';
