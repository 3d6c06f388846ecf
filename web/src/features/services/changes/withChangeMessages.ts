import { withMessages } from '../../../i18n/messages/loadMessages.ts';

/** Messages of the log, of the fields of a service, and of its hours. */
export function withChangeMessages<Args extends unknown[], T>(clientLoader: (...args: Args) => Promise<T>) {
  const parts = ['account', 'changes', 'serviceForm', 'serviceDetail'] as const;
  return parts.reduce((load, part) => withMessages(part, load), clientLoader);
}
