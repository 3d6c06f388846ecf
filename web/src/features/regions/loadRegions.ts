import type { LoadInput } from '../../routing/load.ts';

/** All regions, in the order of their type and number, as the API gives them (spec §9). */
export async function loadRegions({ callApi }: LoadInput) {
  const { data } = await callApi('GET /regions', { query: { limit: 0 } });
  return { regions: data };
}
