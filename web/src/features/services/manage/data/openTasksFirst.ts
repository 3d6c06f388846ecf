import type { ManagedCardData } from './toManagedCard.ts';

type Task = Pick<ManagedCardData, 'sentBackReason' | 'isApproved' | 'pause' | 'seasonEnd' | 'confirmedAt'>;

/**
 * Sorts what was sent back first, then what waits for approval, what has no future date, and what nobody has confirmed since
 * `cutoff`. Services of the same kind keep their order.
 */
export function openTasksFirst<Card extends Task>(cards: readonly Card[], cutoff: Date): Card[] {
  const tasks = [
    ({ sentBackReason }: Task) => sentBackReason !== null,
    ({ isApproved, pause }: Task) => !isApproved && !pause,
    ({ seasonEnd }: Task) => seasonEnd !== null,
    ({ confirmedAt }: Task) => new Date(confirmedAt) < cutoff,
    () => true,
  ];
  return tasks.flatMap((isTask, at) =>
    cards.filter((card) => isTask(card) && !tasks.slice(0, at).some((isEarlier) => isEarlier(card))),
  );
}
