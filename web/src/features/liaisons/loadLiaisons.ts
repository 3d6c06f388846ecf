import { correctCounty } from '@amparo/domain/places/correctCounty.ts';
import type { LoadInput } from '../../routing/load.ts';
import { groupByCounty } from './groupByCounty.ts';

/** The liaisons of one county, or of all. */
export async function loadLiaisons({ callApi, url }: LoadInput) {
  const county = correctCounty(url.searchParams.get('county')?.slice(0, 100) ?? '');
  const { data } = await callApi('GET /liaisons', { query: { county, limit: 0 } });
  return { county: county || null, groups: groupByCounty(data), total: data.length };
}
export type LiaisonsData = Awaited<ReturnType<typeof loadLiaisons>>;
