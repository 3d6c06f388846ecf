import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { LoadInput } from '../../../api/load.ts';
import { coordinateOf } from '../../../device/place.ts';
import { serviceDetail } from './serviceDetail.ts';

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** One service and how far it is. */
export async function loadService({ callApi, params, language, place, now }: LoadInput) {
  // An address that cannot be a service's is one that is not there, not one that was filled in wrongly.
  if (!isUuid.test(params.id ?? '')) throw new ApiError('NOT_FOUND');
  const { data } = await callApi('GET /services/:id', {
    params: { id: params.id ?? '' },
    query: { currentCoordinate: place ? coordinateOf(place) : undefined },
  });
  return { service: serviceDetail(data, language, now), now };
}
export type ServicePageData = Awaited<ReturnType<typeof loadService>>;
