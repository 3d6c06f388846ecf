import type { CallApi } from '@amparo/domain/callApi.ts';
import { expect, test } from 'vitest';
import { findPlace } from './findPlace.ts';

const city = (name: string) => ({ id: name, name, county: 'Sample', state: 'TX', label: `${name}, TX`, location });
const zip = (code: string) => ({ id: code, code, city: 'Abilene', county: 'Taylor', label: code, location });
const location = { coordinates: [-99.7, 32.4] as [number, number] };

function answering(data: { cities: unknown[]; zips: unknown[] }): CallApi {
  return (async () => ({ data })) as unknown as CallApi;
}

test.each([
  ['one exact name among many', 'abilene', [city('Abilene'), city('Abernathy')], [], 'Abilene'],
  ['with its state', 'Abilene, TX', [city('Abilene'), city('Abernathy')], [], 'Abilene'],
  ['accents aside', 'Abiléne', [city('Abilene'), city('Abernathy')], [], 'Abilene'],
  ['the only one, misspelled', 'abiline', [city('Abilene')], [], 'Abilene'],
  ['a ZIP', '79601', [], [zip('79601'), zip('79602')], 'Abilene 79601'],
])('%s', async (_, keyword, cities, zips, label) => {
  const found = await findPlace(answering({ cities, zips }), keyword);
  expect(found).toEqual({ place: { label, longitude: -99.7, latitude: 32.4 } });
});

test('offers several matching places', async () => {
  const found = await findPlace(answering({ cities: [city('San Angelo'), city('San Saba')], zips: [] }), 'san');
  expect('choices' in found && found.choices.map(({ id }) => id)).toEqual(['San Angelo', 'San Saba']);
});

test.each(['', 'xyz'])('nothing found for "%s"', async (keyword) => {
  expect(await findPlace(answering({ cities: [], zips: [] }), keyword)).toEqual({ choices: [] });
});
