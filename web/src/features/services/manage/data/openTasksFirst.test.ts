import { expect, test } from 'vitest';
import { openTasksFirst } from './openTasksFirst.ts';

const fine = {
  sentBackReason: null,
  isApproved: true,
  pause: null,
  seasonEnd: null,
  confirmedAt: '2026-11-01T00:00:00Z',
};

test('what an owner must do comes first, and the rest keeps its order', () => {
  const cards = [
    { name: 'newest', ...fine },
    { name: 'old', ...fine, confirmedAt: '2026-04-01T00:00:00Z' },
    { name: 'paused', ...fine, isApproved: false, pause: { until: null } },
    { name: 'out of season', ...fine, seasonEnd: '03-15-2026' },
    { name: 'waits', ...fine, isApproved: false, seasonEnd: '03-15-2026' },
    { name: 'sent back', ...fine, isApproved: false, sentBackReason: 'The hours are missing.' },
    { name: 'older', ...fine },
  ];
  expect(openTasksFirst(cards, new Date('2026-05-18T00:00:00Z')).map(({ name }) => name)).toEqual([
    ...['sent back', 'waits', 'out of season', 'old'],
    ...['newest', 'paused', 'older'],
  ]);
});
