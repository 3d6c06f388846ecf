import crisisLines from '@amparo/translations/vi/crisisLines.json';
import services from '@amparo/translations/vi/services.json';
import shell from '@amparo/translations/vi/shell.json';
import staticPages from '@amparo/translations/vi/staticPages.json';
import { fillGaps } from './fillGaps.ts';
import { messages as english, type FirstMessages } from './messagesEn.ts';

// Vietnamese is partial: missing messages are in English (rules.md §4).
export const messages: FirstMessages = fillGaps({ crisisLines, services, shell, staticPages }, english);
