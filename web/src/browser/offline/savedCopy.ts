import { createStore } from '../storage/createStore.ts';

/** When the data that the page shows were saved on this device (ISO). Null if they come from the server. */
export const savedCopy = createStore<string | null>(null);
