import type { Feedback } from '@amparo/domain/feedback/feedback.ts';

/** What a person who wrote had in mind. */
export function kindOf({ type, isContact }: Pick<Feedback, 'type' | 'isContact'>) {
  if (type === 'APP') return 'app';
  if (type === 'CLAIM') return 'claim';
  return isContact ? 'contact' : 'report';
}
