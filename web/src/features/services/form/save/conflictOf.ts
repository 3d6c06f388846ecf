import { hoursOfPlan } from '@amparo/domain/services/hours-plan/hoursOfPlan.ts';
import type { ServiceDraft } from '../draft/serviceDraft.ts';

export type Side = 'mine' | 'theirs';

/** A field in which two people's versions differ, and whose shall stand if nobody says otherwise. */
export interface Difference {
  name: keyof ServiceDraft;
  proposed: Side;
}

/** Where mine and theirs differ: what only one of us has changed since `base` is proposed as that one has it. */
export function conflictOf(base: ServiceDraft, mine: ServiceDraft, theirs: ServiceDraft): Difference[] {
  const names = Object.keys(mine) as (keyof ServiceDraft)[];
  return names
    .filter((name) => said(mine, name) !== said(theirs, name))
    .map((name) => ({ name, proposed: said(mine, name) === said(base, name) ? 'theirs' : 'mine' }));
}

export function merged(
  mine: ServiceDraft,
  theirs: ServiceDraft,
  chosen: Partial<Record<keyof ServiceDraft, Side>>,
): ServiceDraft {
  const taken = Object.entries(chosen).filter(([, side]) => side === 'theirs');
  return { ...mine, ...Object.fromEntries(taken.map(([name]) => [name, theirs[name as keyof ServiceDraft]])) };
}

/** Hours are the same where they are written the same, however they were entered; texts, but for the space around them. */
function said(draft: ServiceDraft, name: keyof ServiceDraft): string {
  if (name === 'plan') return JSON.stringify(hoursOfPlan(draft.plan));
  const value = draft[name];
  return typeof value === 'string' ? value.trim() : JSON.stringify(value);
}
