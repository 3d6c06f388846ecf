import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ServiceInput } from '../editing/serviceInput.ts';
import { findContradictions, type ServiceField, serviceFields } from '../serviceFields.ts';
import {
  choicesFor,
  differingGroups,
  type MergeChoices,
  type MergedFields,
  mergeChoices,
  mergeFields,
} from './mergeFields.ts';
import { mergeGroupNames, mergeGroups } from './mergeGroups.ts';
import { type DatedService, proposeKept, proposeMerge } from './proposeMerge.ts';

const fields: MergedFields = ServiceInput.parse({
  ...{ name: 'Riverbend Pantry', type: ['FOOD'], category: ['ALL'], serviceSummary: 'Groceries', description: 'Food' },
  ...{ address1: '77 Quince Street', city: 'Abilene', state: 'TX', zip: '79601', phone: '(325) 555-0177' },
  schedules: [{ type: 'WEEKLY', day: 'MONDAY', startTime: '09:00', endTime: '12:00' }],
});
const older: DatedService = {
  ...fields,
  verifiedAt: '2026-01-01T00:00:00Z',
  bedsUpdatedAt: null,
  updatedAt: '2026-01-01T00:00:00Z',
};
const service = (changes: Partial<DatedService> = {}): DatedService => ({ ...older, ...changes });
const fresher = { verifiedAt: '2026-11-01T00:00:00Z' };

const groupOf = (name: (typeof mergeGroupNames)[number]) => mergeGroups.find((group) => group.name === name)!;
const differing = (a: MergedFields, b: MergedFields) => differingGroups(a, b).map(({ name }) => name);

test('every field of a service is in exactly one group', () => {
  const grouped = mergeGroups.flatMap((group) => group.fields);
  expect(grouped.toSorted()).toEqual((Object.keys(serviceFields) as ServiceField[]).toSorted());
});

describe('what differs', () => {
  test('fields that belong together are one choice', () => {
    expect(differing(service(), service({ zip: '79602', address1: '79 Quince Street' }))).toEqual(['place']);
    expect(differing(service(), service())).toEqual([]);
  });

  test('another name may stay as an alternate name', () => {
    expect(differing(service(), service({ name: 'Food Bank' }))).toEqual(['name', 'alternateNames']);
  });

  test.each<[string, Partial<DatedService>, boolean]>([
    ['two numbers can stay', { phone: '(325) 555-0188' }, true],
    ['the same number in other words is one', { phone: '325.555.0177' }, false],
    ['more numbers include the one', { phone: '(325) 555-0177; (325) 555-0188' }, false],
    ['no number adds nothing', { phone: '' }, false],
    ['two long texts do not fit', { phone: '(325) 555-0188, ask for the kitchen' }, false],
  ])('%s', (_, changes, isUnited) => {
    expect(choicesFor(groupOf('phone'), service(), service(changes)).includes('both')).toBe(isUnited);
  });
});

describe('the merged fields', () => {
  const other = service({
    ...{
      name: 'Food Bank',
      alternateNames: ['The Bank', 'riverbend pantry'],
      type: ['SHELTER'],
      phone: '(325) 555-0188',
    },
    ...{ category: ['MEN'], zip: '79602' },
  });

  test('come from the chosen service, and lists can be united', () => {
    const choices: MergeChoices = { kinds: 'both', category: 'other', phone: 'both', alternateNames: 'both' };
    expect(mergeFields(service(), other, choices)).toMatchObject({
      ...{ name: 'Riverbend Pantry', alternateNames: ['Food Bank', 'The Bank'], type: ['FOOD', 'SHELTER'] },
      ...{ category: ['MEN'], phone: '(325) 555-0177; (325) 555-0188', zip: '79601' },
    });
  });

  test('the name that was not chosen becomes an alternate name', () => {
    const merged = mergeFields(service(), other, { name: 'other', alternateNames: 'both' });
    expect(merged).toMatchObject({ name: 'Food Bank', alternateNames: ['Riverbend Pantry', 'The Bank'] });
  });

  test('never contradict each other, whatever is chosen', () => {
    const shelter = service({ type: ['SHELTER'], subTypes: ['EMERGENCY'], totalBeds: 9, availableBeds: 4 });
    const alert = service({ isCriticalHeader: true, criticalDescription: 'Storm', subTypes: ['MEALS'] });
    const choice = fc.record(
      Object.fromEntries(mergeGroupNames.map((name) => [name, fc.constantFrom(...mergeChoices)])),
    );
    fc.assert(
      fc.property(choice, (choices) => {
        expect(findContradictions(mergeFields(shelter, alert, choices))).toEqual({});
        expect(findContradictions(mergeFields(alert, shelter, choices))).toEqual({});
      }),
    );
  });
});

test.each<[string, Partial<DatedService>, Partial<DatedService>, MergeChoices]>([
  ['an older value wins over none', fresher, { website: 'https://example.org' }, { website: 'other' }],
  ['of two values the fresher one wins', {}, { name: 'Food Bank', ...fresher }, { name: 'other' }],
  [
    'of two values as fresh as each other the kept one wins',
    {},
    { name: 'Food Bank', city: 'Tye' },
    { name: 'kept', place: 'kept' },
  ],
  ['the longer description wins', fresher, { description: 'Food for all who come' }, { description: 'other' }],
  ['a private address stays private', fresher, { isAddressConfidential: true }, { place: 'other' }],
  ['some hours win over none', { schedules: [], ...fresher }, {}, { hours: 'other' }],
  ['lists are united', {}, { type: ['SHELTER'], category: ['MEN'] }, { kinds: 'both', category: 'both' }],
  [
    'the newer count of beds wins',
    { totalBeds: 9, ...fresher },
    { totalBeds: 8, bedsUpdatedAt: '2026-11-25T00:00:00Z' },
    { beds: 'other' },
  ],
])('proposes: %s', (_, kept, other, choices) => {
  expect(proposeMerge(service(kept), service(other))).toMatchObject(choices);
});

test('proposes to keep the published service, then the one with an owner, with more kudos, and the older one', () => {
  const one = { id: 'one', isApproved: true, likes: 0, createdAt: '2026-02-01T00:00:00Z', user: null as string | null };
  const keeps = (other: Partial<typeof one>) => proposeKept(one, { ...one, id: 'other', ...other })[0].id;
  expect(keeps({ isApproved: false, user: 'ana', likes: 9, createdAt: '2026-01-01T00:00:00Z' })).toBe('one');
  expect(keeps({ user: 'ana' })).toBe('other');
  expect(keeps({ likes: 1 })).toBe('other');
  expect(keeps({ createdAt: '2026-01-01T00:00:00Z' })).toBe('other');
  expect(keeps({})).toBe('one');
});
