import { loadWithMessages } from '../../i18n/messages/loadMessages.ts';

/** Loads the line about waiting messages. Forms load it when they open, because it must appear without a network. */
export const loadOutboxNotice = () =>
  // Pages work without it.
  loadWithMessages('thisPhone', import('./OutboxNotice.tsx')).catch(() => ({ default: () => null }));
