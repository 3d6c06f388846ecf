import { expect, test } from 'vitest';
import { parseImportedService } from './importedService.ts';
import { mergeImported } from './mergeImported.ts';

const shelter = {
  id: 's-1',
  name: 'Sample Shelter',
  serviceSummary: 'Beds',
  type: ['SHELTER'],
  subTypes: ['EMERGENCY'],
};

function read(line: Record<string, unknown>) {
  const result = parseImportedService(JSON.stringify(line), {
    source: 'sample',
    region: { state: 'TX', timeZone: 'America/Chicago', counties: [] },
    today: '2026-11-23',
  });
  if ('errors' in result) throw new Error(JSON.stringify(result.errors));
  return result.service;
}

const edited = {
  ...read(shelter).input,
  ...{ address1: '1 Hidden St', isAddressConfidential: true, descriptionEs: 'Camas', availableBeds: 3, totalBeds: 10 },
  category: ['WOMEN' as const],
};

const table: [string, Record<string, unknown>, object][] = [
  ['fields that the line does not contain stay', {}, edited],
  ['a null counts as missing', { location: null, descriptionEs: null, totalBeds: null }, edited],
  [
    'fields of the line replace stored ones',
    { name: 'New', address1: '' },
    { name: 'New', address1: '', isAddressConfidential: true },
  ],
  ['bed counts of the line', { availableBeds: 0, totalBeds: 0 }, { availableBeds: 0, totalBeds: 0 }],
  ['fewer total beds than available ones', { totalBeds: 2 }, { availableBeds: 2, totalBeds: 2 }],
  ['more available beds than total ones', { availableBeds: 12 }, { availableBeds: 12, totalBeds: 12 }],
  ['only available beds', { availableBeds: 7 }, { availableBeds: 7, totalBeds: 10 }],
  ['another type drops its sub-types', { type: ['FOOD'], subTypes: [] }, { type: ['FOOD'], subTypes: [] }],
];

test.each(table)('%s', (_title, changes, expected) => {
  expect(mergeImported(edited, read({ ...shelter, ...changes }))).toMatchObject(expected);
});
