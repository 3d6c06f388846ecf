import services from '@amparo/translations/vi/services.json';
import shell from '@amparo/translations/vi/shell.json';
import { fillGaps } from './fillGaps.ts';
import { messages as english, type FirstMessages } from './messagesEn.ts';

// Vietnamese is partial: missing messages are in English (rules.md §4).
export const messages: FirstMessages = fillGaps({ services, shell }, english);
