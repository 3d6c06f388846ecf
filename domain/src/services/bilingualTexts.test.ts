import { expect, test } from 'vitest';
import { bilingualFields, textPairs, textProblems } from './bilingualTexts.ts';

const texts = {
  ...{ serviceSummary: 'Food', description: 'Free food', age: '' },
  ...{ serviceSummaryEs: 'Comida', descriptionEs: '', ageEs: '' },
  ...{ machineMade: [], staleTexts: [] },
};

test('each text is a field of one pair', () => {
  expect([...bilingualFields].sort()).toEqual(textPairs.flat().sort());
});

test('a text is missing if only the other language has it', () => {
  expect(textProblems(texts)).toEqual([{ name: 'descriptionEs', problem: 'missing' }]);
});

test('a machine translation is to be read, and a stale one first of all', () => {
  const marked = {
    ...texts,
    descriptionEs: 'Comida gratis',
    machineMade: ['descriptionEs', 'serviceSummaryEs'] as const,
  };
  expect(textProblems({ ...marked, staleTexts: ['descriptionEs'] })).toEqual([
    { name: 'serviceSummaryEs', problem: 'machine' },
    { name: 'descriptionEs', problem: 'stale' },
  ]);
});
