import { expect, test } from 'vitest';
import { lineOfRow, proposeColumns } from './csvColumns.ts';

test('proposes columns by the names that directories use, each once', () => {
  const header = [
    'Agency Name',
    'Hours of Operation',
    'Languages Spoken',
    'Fees',
    'Coverage Area',
    'Documents Required',
  ];
  expect(proposeColumns([...header, 'Fee', 'ADA'])).toEqual({
    ...{ name: 'Agency Name', schedules: 'Hours of Operation', languages: 'Languages Spoken', fees: 'Fees' },
    ...{ serviceArea: 'Coverage Area', documents: 'Documents Required', accessibility: 'ADA' },
  });
});

test('a row has only what its columns contain, and empties texts', () => {
  const row = { Name: 'Pantry', About: '', Fees: 'Free', Hours: ' ', State: '', Lat: '32.4', Long: '-99.7', More: 'x' };
  const columns = { name: 'Name', serviceSummary: 'About', fees: 'Fees', schedules: 'Hours', state: 'State' };
  expect(lineOfRow(row, { columns: { ...columns, latitude: 'Lat', longitude: 'Long', zip: 'Gone' } })).toEqual({
    ...{ name: 'Pantry', serviceSummary: '', fees: 'Free', zip: '' },
    location: { coordinates: [-99.7, 32.4] },
  });
});
