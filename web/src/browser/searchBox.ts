import { createEmitter } from './createEmitter.ts';

const { tell, watch } = createEmitter();
let isOpen = true;

/** Whether the search box of a list is shown: it is, until one puts it away for as long as the app is open. */
export const searchBox = {
  isOpen: () => isOpen,
  toggle(): void {
    isOpen = !isOpen;
    tell();
  },
  watch,
};
