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
  const result = parseImportedService(JSON.stringify(line), 'sample');
  if ('errors' in result) throw new Error(JSON.stringify(result.errors));
  return result.service;
}

const edited = {
  ...read(shelter).input,
  ...{ address1: '1 Hidden St', isAddressConfidential: true, descriptionEs: 'Camas', availableBeds: 3, totalBeds: 10 },
  category: ['WOMEN' as const],
};

const table: [string, Record<string, unknown>, object][] = [
  ['what the line leaves out stays', {}, edited],
  ['a null leaves out', { location: null, descriptionEs: null, totalBeds: null }, edited],
  ['what it says counts', { name: 'New', address1: '' }, { name: 'New', address1: '', isAddressConfidential: true }],
  ['beds it names', { availableBeds: 0, totalBeds: 0 }, { availableBeds: 0, totalBeds: 0 }],
  ['fewer beds in all than were free', { totalBeds: 2 }, { availableBeds: 2, totalBeds: 2 }],
  ['more free beds than were known', { availableBeds: 12 }, { availableBeds: 12, totalBeds: 12 }],
  ['free beds only', { availableBeds: 7 }, { availableBeds: 7, totalBeds: 10 }],
  ['another type drops its sub-types', { type: ['FOOD'], subTypes: [] }, { type: ['FOOD'], subTypes: [] }],
];

test.each(table)('%s', (_title, changes, wanted) => {
  expect(mergeImported(edited, read({ ...shelter, ...changes }))).toMatchObject(wanted);
});
