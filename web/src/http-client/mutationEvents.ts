import { createEmitter } from '../browser/createEmitter.ts';

/** Tells of everything that was written from here, so that what counts it asks anew. */
export const mutationEvents = createEmitter();
