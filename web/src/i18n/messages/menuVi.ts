import english from '@amparo/translations/en/menu.json';
import vietnamese from '@amparo/translations/vi/menu.json';
import { fillGaps } from './fillGaps.ts';

/** Partial, as messagesVi.ts. */
export default fillGaps(vietnamese, english);
