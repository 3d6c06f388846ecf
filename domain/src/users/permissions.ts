import type { Asker } from './user.ts';

/** Guests too. */
export const anyone = (_asker: Asker): boolean => true;

export const isSignedIn = (asker: Asker): boolean => asker !== null;

export const isAdministrator = (asker: Asker): boolean => asker?.role === 'ADMINISTRATOR';
