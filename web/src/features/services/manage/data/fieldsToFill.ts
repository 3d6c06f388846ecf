import type { ManagedFilter } from '../filters/managedFilter.ts';
import type { ManagedCardData } from './toManagedCard.ts';

/** The fields that the person should fill in or look at, because the list shows services with this problem. */
export function fieldsToFill(
  { texts }: Pick<ManagedCardData, 'texts'>,
  problem: ManagedFilter['problem'],
): readonly string[] {
  if (problem === 'NO_PHONE') return ['phone'];
  if (problem === 'NO_OWNER') return ['userEmail'];
  if (problem === 'NO_SPANISH') return texts.flatMap((text) => (text.problem === 'missing' ? [text.name] : []));
  const isOfTexts = problem === 'MACHINE_TEXT' || problem === 'STALE_TEXT';
  return isOfTexts ? texts.flatMap((text) => (text.problem === 'missing' ? [] : [text.name])) : [];
}
