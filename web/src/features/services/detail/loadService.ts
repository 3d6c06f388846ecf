import { coordinateOf } from '../../../browser/storage/place.ts';
import type { LoadInput } from '../../../routing/load.ts';
import { serviceIdOf } from '../serviceIdOf.ts';
import { serviceDetail } from './serviceDetail.ts';

/** Loads a service and its distance. */
export async function loadService({ callApi, params, language, place, now }: LoadInput) {
  const { data } = await callApi('GET /services/:id', {
    params: { id: serviceIdOf(params) },
    query: { currentCoordinate: place ? coordinateOf(place) : undefined },
  });
  // Only people who may edit the service see its owner.
  return { service: serviceDetail(data, language, now), mayEdit: data.user !== undefined, place, now };
}
export type ServicePageData = Awaited<ReturnType<typeof loadService>>;
