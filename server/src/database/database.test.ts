import { expect, test } from 'vitest';
import { refuseOldServer } from './database.ts';

test.each(['15.0', '16.4 (Debian 16.4-1)', '18beta1', '18.4'])('PostgreSQL %s will do', (version) => {
  expect(() => refuseOldServer(version)).not.toThrow();
});

test.each(['14.19', '9.6.24', ''])('PostgreSQL "%s" is refused', (version) => {
  expect(() => refuseOldServer(version)).toThrow('Amparo needs PostgreSQL 15 or later');
});
