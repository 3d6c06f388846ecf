import { coordinateOf } from '../../../browser/storage/place.ts';
import type { LoadInput } from '../../../routing/load.ts';
import { serviceIdOf } from '../serviceIdOf.ts';
import { serviceDetail } from './serviceDetail.ts';

/** One service and how far it is. */
export async function loadService({ callApi, params, language, place, now }: LoadInput) {
  const { data } = await callApi('GET /services/:id', {
    params: { id: serviceIdOf(params) },
    query: { currentCoordinate: place ? coordinateOf(place) : undefined },
  });
  // Only those who keep it are told who does.
  return { service: serviceDetail(data, language, now), mayEdit: data.user !== undefined, place, now };
}
export type ServicePageData = Awaited<ReturnType<typeof loadService>>;
