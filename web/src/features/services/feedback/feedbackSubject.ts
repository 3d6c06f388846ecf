import type { FeedbackKind } from './feedbackKinds.ts';

/** What a form needs to know of the service it is about. */
export interface FeedbackSubject {
  kind: FeedbackKind;
  service: { id: string; name: string; phone: string; email: string };
}

export interface Reachable {
  name: string;
  phone: string;
  email: string;
}

/** Who is to be called or written to instead: the service itself, else those who keep the list. */
export function whomToReach(
  { kind, service }: FeedbackSubject,
  operator: Reachable | undefined,
): Reachable | undefined {
  const isItself = kind === 'connect' && (service.phone !== '' || service.email !== '');
  return isItself ? service : operator;
}
