import { usualSpan } from '@amparo/domain/services/hours-plan/hoursPlan.ts';
import { expect, test } from 'vitest';
import { emptyDraft, type ServiceDraft } from '../draft/serviceDraft.ts';
import { conflictOf, merged } from './conflictOf.ts';

const base: ServiceDraft = { ...emptyDraft, name: 'Pantry', phone: '(325) 555-0100', city: 'Abilene' };

test('only what differs is asked; what one of us left alone is proposed as the other has it', () => {
  const mine = { ...base, name: 'My pantry', city: 'Abilene ' };
  const theirs = { ...base, name: 'Their pantry', phone: '(325) 555-0111' };
  expect(conflictOf(base, mine, theirs)).toEqual([
    { name: 'name', proposed: 'mine' },
    { name: 'phone', proposed: 'theirs' },
  ]);
});

test('hours that are written alike are the same', () => {
  const plan = { ...base.plan, week: [{ days: ['MONDAY' as const], spans: [usualSpan] }] };
  const split = { ...plan, week: [...plan.week, { days: [], spans: [usualSpan] }] };
  expect(conflictOf(base, { ...base, plan }, { ...base, plan: split })).toEqual([]);
});

test('what is chosen of theirs is taken, all else stays mine', () => {
  const mine = { ...base, name: 'My pantry', city: 'Merkel' };
  const theirs = { ...base, name: 'Their pantry', city: 'Snyder' };
  expect(merged(mine, theirs, { name: 'theirs', city: 'mine' })).toEqual({ ...mine, name: 'Their pantry' });
});
