import { isStringOneByteRepresentation } from 'node:v8';
import { expect, test } from 'vitest';
import { StepwiseBuild } from '../matching/stepwiseBuild.ts';
import { gatherNames } from './nameColumns.ts';

test('only the names themselves need two bytes for each character because of a dash', () => {
  const sources = ['Hope Transformational Ministries – Pantry', 'Caring Hands – Intergenerational Closet'].map(
    (name, n) => ({
      ...{ id: `00000000-0000-7000-8000-00000000000${n}`, name, alternateNames: [`The ${name}`] },
      ...{ city: 'Sweetwater', type: ['FOOD' as const], address1: '12 Oak – Elm Street' },
    }),
  );
  const { names, alternateNames, labels, uses, ...others } = new StepwiseBuild(() => gatherNames(sources)).get();
  expect(isStringOneByteRepresentation(names)).toBe(false);
  expect(isStringOneByteRepresentation(alternateNames)).toBe(false);
  expect(Object.entries(others).filter(([, text]) => text === '' || !isStringOneByteRepresentation(text))).toEqual([]);
  expect(others.foldedNames).toBe('hope transformational ministries pantry\ncaring hands intergenerational closet');
  expect(labels.sources.at(-1)).toBe(1);
  expect(uses.labels.length).toBeGreaterThan(labels.kinds.length);
});
