import type { LoadInput } from '../../routing/load.ts';
import { toCrisisLineCard } from './card/toCrisisLineCard.ts';

/** All of them: they are few, and none may hide behind a page. Urgent ones first, 911 and 988 at their head. */
export async function loadCrisisLines({ callApi, language }: LoadInput) {
  const { data } = await callApi('GET /crisis-lines', { query: { limit: 0 } });
  const cards = data.map((line) => toCrisisLineCard(line, language));
  return { lines: [...cards.filter(({ isUrgent }) => isUrgent), ...cards.filter(({ isUrgent }) => !isUrgent)] };
}
