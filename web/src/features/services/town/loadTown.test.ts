import { expect, test, vi } from 'vitest';
import { addMessages } from '../../../i18n/messages/messages.ts';
import type { LoadInput } from '../../../routing/load.ts';
import { loadTown } from './loadTown.ts';

addMessages('en', {});

const towns = [
  { city: 'Abilene', counts: { FOOD: 3, SHELTER: 2 } },
  { city: 'Colorado City', counts: { FOOD: 2, HEALTH: 1 } },
  { city: 'Roby', counts: { HEALTH: 1 } },
];

function load(kind: string, town: string) {
  const callApi = vi.fn(async (name: string, _input?: unknown) => ({
    data: name === 'GET /services/towns' ? towns : [],
    total: 0,
  }));
  const params = { kind, town };
  const input = { callApi, params, language: 'en', place: null, now: '2026-11-18T16:00:00Z' } as unknown as LoadInput;
  return { page: loadTown(input), callApi };
}

test('lists the services of one kind in one town, and links to other kinds and towns', async () => {
  const { page, callApi } = load('food', 'colorado-city');
  expect(await page).toMatchObject({
    type: 'FOOD',
    town: { city: 'Colorado City', slug: 'colorado-city' },
    otherTypes: ['HEALTH'],
    otherTowns: [{ city: 'Abilene', slug: 'abilene' }],
  });
  expect(callApi.mock.calls[1]?.[1]).toMatchObject({
    query: { type: 'FOOD', city: ['Colorado City'], isApproved: true },
  });
});

test.each([
  ['food', 'roby'],
  ['food', 'nowhere'],
  ['crisis', 'abilene'],
])('there is no page /%s/%s', async (kind, town) => {
  await expect(load(kind, town).page).rejects.toMatchObject({ init: { status: 404 } });
});
