import { ApiError } from '@amparo/domain/http/apiError.ts';
import { expect, test } from 'vitest';
import type { LoadInput } from '../../../routing/load.ts';
import { loadNewForm } from './loadForm.ts';

/** Loads the form of a person who owns so many services and may own three. */
function load({ owned = 0, translator }: { owned?: number; translator: () => object }) {
  const answers: Record<string, () => object> = {
    'GET /auth/profile': () => ({ id: 'ana', roles: ['USER'], totalServices: 3 }),
    'POST /auth/report-notifications': () => ({ countOwnServices: owned }),
    'GET /common/translator': translator,
  };
  const callApi = async (name: string) => ({ data: answers[name]!() });
  return loadNewForm({ callApi, isSignedIn: true, now: '2026-11-18T16:00:00Z' } as unknown as LoadInput);
}

const unreachable = () => {
  throw new ApiError('UNREACHABLE');
};

test.each([
  ['a translator', () => ({ isConfigured: true }), true],
  ['no translator', () => ({ isConfigured: false }), false],
  ['no answer', unreachable, false],
])('the form offers translations only with a translator: %s', async (_, translator, isTranslated) => {
  expect(await load({ translator })).toMatchObject({ isTranslated });
});

test.each([
  [2, true],
  [3, false],
])('a person with %i of 3 services may add one more: %s', async (owned, mayAdd) => {
  expect(await load({ owned, translator: unreachable })).toMatchObject({ mayAdd });
});
