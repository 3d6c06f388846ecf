import { expect, test } from 'vitest';
import { toCrisisLineCard } from './card/toCrisisLineCard.ts';
import { findLines } from './findLines.ts';

const blank = {
  text: '',
  chatWebLink: '',
  website: '',
  area: 'Texas',
  areaEs: '',
  time: '24 hours',
  timeEs: '',
  isUrgent: false,
  position: 1,
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
};
const lines = [
  { ...blank, id: 'a', name: 'Suicide Line', description: 'Thoughts of suicide.', descriptionEs: '', phone: '988' },
  {
    ...blank,
    id: 'b',
    name: 'Poison Help',
    description: 'An overdose.',
    descriptionEs: 'Una sobredosis o una intoxicación.',
    phone: '1-800-555-0122',
  },
].map((line) => toCrisisLineCard(line, 'en'));

test.each([
  ['', ['a', 'b']],
  ['  ', ['a', 'b']],
  ['SUICIDE', ['a']],
  ['suic', ['a']],
  ['suicide thoughts', ['a']],
  ['intoxicacion', ['b']],
  ['Intoxicación', ['b']],
  ['18005550122', ['b']],
  ['800-555', ['b']],
  ['texas', ['a', 'b']],
  ['suicide poison', []],
])('%s finds %j', (typed, ids) => {
  expect(findLines(lines, typed).map(({ id }) => id)).toEqual(ids);
});
