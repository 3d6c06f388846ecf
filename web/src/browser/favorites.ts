import { idStore } from './idStore.ts';

/** The services that a person wants to find again. They never leave the device but to be asked for. */
export const favorites = idStore('favorites');
