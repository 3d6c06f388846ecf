import { watchers } from '../device/watchers.ts';

/** Tells of everything that was written from here, so that what counts it asks anew. */
export const writes = watchers();
