import english from '@amparo/translations/en/introduce.json';
import vietnamese from '@amparo/translations/vi/introduce.json';
import { fillGaps } from './fillGaps.ts';

/** Partial, as messagesVi.ts. */
export default fillGaps(vietnamese, english);
