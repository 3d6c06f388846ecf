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

test('writes facts that a service has no field for as lines below the description, or below the summary', () => {
  const row = {
    Name: 'Pantry',
    About: 'Groceries',
    Fees: 'Free',
    Bring: ' ',
    Spoken: 'Spanish',
    Area: 'Taylor County',
  };
  const facts = { fees: 'Fees', documents: 'Bring', languages: 'Spoken', serviceArea: 'Area' };
  const columns = { name: 'Name', serviceSummary: 'About', ...facts };
  const lines = 'Groceries\nCost: Free\nLanguages: Spanish\nArea served: Taylor County';
  expect(lineOfRow(row, { columns })).toEqual({ name: 'Pantry', serviceSummary: 'Groceries', description: lines });
  const both = { ...columns, description: 'More' };
  expect(lineOfRow({ ...row, More: 'A church.' }, { columns: both }).description).toBe(
    lines.replace('Groceries', 'A church.'),
  );
});
