import { expect, test } from 'vitest';
import { lexiconVersion } from './lexiconVersion.ts';

test('consists of the scoring version and a short hash', () => {
  expect(lexiconVersion()).toMatch(/^\d+-[0-9a-z]{1,7}$/);
});
