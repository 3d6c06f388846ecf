import { expect, test } from 'vitest';
import { placeOfLine } from './lineGroups.ts';

test.each([
  ['911', '911', '', 'emergency'],
  ['988 Suicide & Crisis Lifeline', '988', '', 'suicide'],
  ['National Domestic Violence Hotline', '1-800-799-7233', '', 'violence'],
  ['Poison Help', '(800) 222-1222', '', 'poison'],
  ['2-1-1 Texas', '2-1-1 or 1-877-541-7905', '', 'help'],
  ['Veterans Crisis Line', '988 (press 1)', '', 'veterans'],
  ['National Runaway Safeline', '1-800-555-0122', 'For young people', 'young'],
  ['Sample hotline', '(325) 555-0122', 'Help for victims of family violence', 'abuse'],
  ['Sample Distress Helpline', '', 'After a tornado', 'mind'],
  ['Sample Legal Line', '', 'Questions about rent', 'other'],
])('%s is under %s', (name, phone, description, place) => {
  expect(placeOfLine({ name, phone, description })).toBe(place);
});
