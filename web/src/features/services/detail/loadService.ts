import { coordinateOf } from '../../../browser/storage/place.ts';
import type { LoadInput } from '../../../routing/load.ts';
import { shownNotice } from '../../../ui/regional-notices/shownNotice.ts';
import { serviceIdOf } from '../serviceIdOf.ts';
import { serviceDetail } from './serviceDetail.ts';

/** Loads a service, its distance, and the news of its county. */
export async function loadService({ callApi, params, language, place, now }: LoadInput) {
  const { data } = await callApi('GET /services/:id', {
    params: { id: serviceIdOf(params) },
    query: { currentCoordinate: place ? coordinateOf(place) : undefined },
  });
  const { data: notices } = await callApi('GET /regional-notices', { query: { county: data.county } });
  // Only people who may edit the service see its owner.
  return {
    service: serviceDetail(data, language, now),
    notices: notices.map((notice) => shownNotice(notice, language)),
    mayEdit: data.user !== undefined,
    place,
    now,
  };
}
export type ServicePageData = Awaited<ReturnType<typeof loadService>>;
