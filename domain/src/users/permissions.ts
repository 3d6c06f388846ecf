import type { Asker, Person, Role } from './user.ts';

const isOneOf =
  <const R extends Role>(...roles: R[]) =>
  (asker: Asker): asker is Person & { role: R } =>
    (roles as Role[]).includes(asker?.role as Role);

/** Guests too. */
export const anyone = (_asker: Asker): boolean => true;

export const isSignedIn = (asker: Asker): asker is Person => asker !== null;

export const isAdministrator = isOneOf('ADMINISTRATOR');
