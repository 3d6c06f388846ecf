import { withMessages } from '../../../i18n/messages/loadMessages.ts';

/** Its own sentences, the names of a service's fields, and how its page tells hours. */
export function withChangeMessages<Args extends unknown[], T>(clientLoader: (...args: Args) => Promise<T>) {
  const parts = ['account', 'changes', 'serviceForm', 'serviceDetail'] as const;
  return parts.reduce((load, part) => withMessages(part, load), clientLoader);
}
