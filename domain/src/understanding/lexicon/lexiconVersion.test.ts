import { expect, test } from 'vitest';
import { lexiconVersion } from './lexiconVersion.ts';

test('is short and made of the scoring version and a hash', () => {
  expect(lexiconVersion).toMatch(/^\d+-[0-9a-z]{1,7}$/);
});
