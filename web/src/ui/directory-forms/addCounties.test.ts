import { expect, test } from 'vitest';
import { addCounties } from './addCounties.ts';

const known = ['DeWitt', 'Shackelford', 'Taylor'];

test.each([
  ['taylor', ['Jones', 'Taylor']],
  ['Taylor County, dewitt', ['Jones', 'Taylor', 'DeWitt']],
  ['shackleford', ['Jones', 'Shackelford']],
  ['jones; Elsewhere', ['Jones', 'Elsewhere']],
  [' , ', ['Jones']],
])('%s', (typed, expected) => {
  expect(addCounties(['Jones'], typed, known)).toEqual(expected);
});
