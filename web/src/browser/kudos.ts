import { idStore } from './idStore.ts';

/** The services that have had this device's kudo: one each (spec §4). */
export const kudos = idStore('kudos');
